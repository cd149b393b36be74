// Copying the moves: through the clipboard where the page may, else from a field with the text selected.
import { expect } from '@open-wc/testing';
import { LookingBack, lookBack } from './looking-back.js';
import { type Attributes, klondike, spider } from './player.js';

const DEAL = 'stock: 9S 5D AC | F: AH | T1: #4S 2H | T2: KC QH JC | T3: KS';
const TEXT = `Klondike (draw-one). The deal:
${DEAL}
1. T1>F 2 of hearts from column 1 to foundation
2. D draw
3. T2>T3:2 queen of hearts and 1 card from column 2 to column 3`;
const TAG = `<klondike-teaching variant="draw-one" fixture="${DEAL}" moves="T1>F D T2>T3:2"></klondike-teaching>`;

let clipboard: PropertyDescriptor | undefined;
const setClipboard = (value: unknown): void => {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
};
const list = async (attributes: Attributes = {}): Promise<LookingBack> =>
  lookBack(await klondike({ variant: 'draw-one', fixture: DEAL, moves: 'T1>F D T2>T3:2', ...attributes }));

describe('copying the moves', () => {
  before(() => {
    clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  });
  afterEach(() => {
    if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
    else delete (navigator as unknown as Record<string, unknown>)['clipboard'];
  });

  it('puts a line for each move, and the tag, on the clipboard and says so', async () => {
    const written: string[] = [];
    setClipboard({ writeText: (text: string) => Promise.resolve(void written.push(text)) });
    const { player, ...rest } = await list();
    const panel = Object.assign(new LookingBack(player), rest);
    expect(await player.says(() => panel.press('Copy as text'))).to.equal('Copied.');
    expect(await player.says(() => panel.press('Copy as tag'))).to.equal('Copied.');
    expect(written).to.deep.equal([TEXT, TAG]);
    expect(player.root.querySelector('textarea')).to.equal(null);
  });

  const refusing: Readonly<Record<string, unknown>> = {
    'there is no clipboard': undefined,
    'it is refused': { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    'it throws': {
      writeText: () => {
        throw new TypeError('no');
      },
    },
  };
  for (const [why, value] of Object.entries(refusing))
    it(`shows the text selected in a field where ${why}`, async () => {
      setClipboard(value);
      const panel = await list();
      const { player } = panel;
      const said = await player.says(() => panel.press('Copy as tag'));
      const field = player.find('textarea') as HTMLTextAreaElement;
      expect(field.value).to.equal(TAG);
      expect(field.readOnly).to.equal(true);
      expect(field.value.slice(field.selectionStart, field.selectionEnd)).to.equal(TAG);
      expect(player.root.activeElement).to.equal(field);
      expect(said).to.equal('Copy the selected text with Ctrl+C, or ⌘C on a Mac.');
      expect(field.labels[0]!.textContent).to.include(said);
      expect(await player.says(() => field.dispatchEvent(new Event('copy')))).to.equal('Copied.');
    });

  it('takes the field away with the next move, and focus goes to the button it came from', async () => {
    setClipboard(undefined);
    const panel = await list();
    const { player } = panel;
    await player.says(() => panel.press('Copy as text'));
    player.el.play('D');
    await player.el.updateComplete;
    expect(player.root.querySelector('textarea')).to.equal(null);
    expect(player.root.activeElement).to.equal(panel.control('Copy as text'));
  });

  it('warns that the whole deal is in it', async () => {
    const { player } = await list();
    expect(player.find('.transcript').textContent).to.include('face-down cards too');
  });

  it('shows nothing of the hidden cards unless asked to copy', async () => {
    const { player } = await list({ moves: 'D' });
    const everything = player.all('*').flatMap((each) => [...each.attributes].map(({ value }) => value));
    expect([...everything, player.find('.transcript').textContent].join(' ')).not.to.match(/4S|4 of spades/);
  });

  it('tells the game by name where it has no variants', async () => {
    const written: string[] = [];
    setClipboard({ writeText: (text: string) => Promise.resolve(void written.push(text)) });
    const player = await spider({ fixture: 'T1: KS0 | T2: QS0' });
    const panel = await lookBack(player);
    await player.says(() => panel.press('Copy as text'));
    expect(written[0]).to.equal('Spider, two suits. The deal:\nT1: KS0 | T2: QS0');
  });
});
