/** Says one message at a time in the live region: after focus has settled, and again when it repeats. */

/** Screen readers drop a message that arrives while they still speak the new focus. */
const DELAY = 100;
/** Makes a repeated message a changed one without showing or speaking a difference. */
const NO_BREAK_SPACE = '\u00a0';

export class Announcer {
  readonly #show: (text: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = '';

  /** @param show puts the text into the live region */
  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#shown = text && text === this.#shown ? text + NO_BREAK_SPACE : text;
      this.#show(this.#shown);
    }, DELAY);
  }

  /** Drops what is pending, so that nothing is said after a reset or a removal. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
