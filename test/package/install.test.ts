// The tarball in an empty project: each entry is used there as a stranger would.
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type Project, install, root, tsc } from '../support/package.js';

const consumer = `
import { KlondikeGame, KlondikeTeaching, parsePosition, formatPosition } from 'solitaire-elements';
import type { HintedMove, MoveDetail, Verdict } from 'solitaire-elements';
import { SpiderGame } from 'solitaire-elements/engine.js';
import 'solitaire-elements/define.js';
import 'solitaire-elements/klondike-teaching.js';
import 'solitaire-elements/spider-two-suit.js';

const klondike = document.createElement('klondike-teaching');
const spider = document.querySelector('spider-two-suit')!;
klondike.variant = 'draw-three';
klondike.seed = 'class-7b';
spider.fourColor = true;

klondike.addEventListener('move', (event) => {
  const kind: 'transfer' | 'draw' | 'redeal' | 'deal' | 'settle' | 'undo' | 'redo' = event.detail.kind;
  const move: string = event.detail.move;
  const effect = event.detail.effects[0];
  if (effect?.type === 'drawn') console.log(kind, move, effect.cards.length);
});
spider.addEventListener('rejected', (event) => console.log(event.detail.code, event.detail.message));
spider.addEventListener('win', ({ detail: { count, position } }) => console.log(count + 1, position.trim()));
spider.addEventListener('deal', ({ detail }) => console.log(detail.cause, detail.seed?.length));
spider.addEventListener('click', (event) => console.log(event.clientX));
spider.addEventListener('anything-else', (event) => console.log(event.type));
const listener = (event: CustomEvent<MoveDetail>): void => console.log(event.detail.position);
klondike.addEventListener('move', listener, { once: true });
klondike.removeEventListener('move', listener);

// @ts-expect-error there is no such detail
klondike.addEventListener('move', (event) => event.detail.code);
// @ts-expect-error the position is read-only
klondike.position = '';
// @ts-expect-error Spider has no variant
spider.variant = 'teaching';

const verdict: Verdict = klondike.play('D');
console.log(verdict.ok ? verdict.effects : verdict.message);
const hints: HintedMove[] = spider.hint();
const variant: 'teaching' | 'draw-one' | 'draw-three' = klondike.game.variant.name;
const element: HTMLElement = new KlondikeTeaching();
const parsed = parsePosition('klondike', 'T1: KS');
console.log(hints, variant, element, parsed.ok ? formatPosition(parsed.position) : parsed.faults[0]?.at);
console.log(new KlondikeGame({ variant: 'draw-one' }).status, new SpiderGame().legalMoves);
`;

describe('the package, installed in an empty project', () => {
  let project: Project;
  before(() => {
    project = install();
  });
  after(() => project.remove());

  const run = (code: string): unknown =>
    JSON.parse(project.node('--input-type=module', '--eval', `${code}\nconsole.log(JSON.stringify(out));`));

  it('imports its index in Node, where that defines no tag', () => {
    const out = run(`
      const { KlondikeTeaching, SpiderTwoSuit, KlondikeGame, SpiderGame } = await import('solitaire-elements');
      const out = {
        classes: [KlondikeTeaching, SpiderTwoSuit].map((each) => each.observedAttributes.includes('seed')),
        games: [new KlondikeGame({ seed: 'a' }).play('D').ok, new SpiderGame().play('D').ok],
        defined: ['klondike-teaching', 'spider-two-suit'].filter((tag) => globalThis.customElements?.get(tag)),
      };`);
    expect(out).to.deep.equal({ classes: [true, true], games: [true, true], defined: [] });
  });

  it('imports the engine in Node without Lit or anything of a DOM', () => {
    const out = run(`
      const before = Object.getOwnPropertyNames(globalThis).length;
      const { KlondikeGame } = await import('solitaire-elements/engine.js');
      const game = new KlondikeGame({ fixture: 'terminal-win' });
      const out = [game.play('W>F').ok, game.status, Object.getOwnPropertyNames(globalThis).length - before];`);
    expect(out).to.deep.equal([true, 'won', 0]);
  });

  for (const entry of ['define', 'klondike-teaching', 'spider-two-suit']) {
    it(`imports ${entry}.js in Node, where there is no DOM, without throwing`, () => {
      expect(
        run(`const out = Object.keys(await import('solitaire-elements/${entry}.js')).sort();`),
      ).to.deep.equal(
        entry === 'define'
          ? ['KlondikeTeaching', 'SpiderTwoSuit']
          : [entry === 'klondike-teaching' ? 'KlondikeTeaching' : 'SpiderTwoSuit'],
      );
    });
  }

  it('gives its manifest and its package.json by name', () => {
    const out = run(`
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const out = [
        require('solitaire-elements/custom-elements.json').modules.length > 0,
        require('solitaire-elements/package.json').customElements,
      ];`);
    expect(out).to.deep.equal([true, 'custom-elements.json']);
  });

  for (const [moduleResolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ]) {
    it(`type-checks with moduleResolution ${moduleResolution}: tags, events, verdicts`, function () {
      this.timeout(60_000);
      project.write('consumer.ts', consumer);
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        strict: true,
        noEmit: true,
        types: [],
        module,
        moduleResolution,
      };
      project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
      expect(project.node(tsc, '-p', '.')).to.equal('');
    });
  }

  it('has nothing that publint would change', async () => {
    const file = readFileSync(project.tarball);
    const tarball = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg!))).to.deep.equal([]);
  });

  it('has types that resolve for every entry (arethetypeswrong)', function () {
    this.timeout(60_000);
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    expect(() => project.node(attw, project.tarball, '--profile', 'esm-only', '--no-color')).not.to.throw();
  });
});
