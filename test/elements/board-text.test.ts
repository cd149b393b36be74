// The position in words, and nothing hidden anywhere: the DOM compared with the model in random games of every kind.
import { expect } from '@open-wc/testing';
import type { KlondikeGame, SpiderGame } from '../../src/engine.js';
import { formatPosition } from '../../src/engine.js';
import { cardName } from '../../src/engine/sentences.js';
import { indices, randomPosition } from '../support/arbitrary.js';
import { type Player, klondike, spider } from './player.js';

/** Codes of the cards that a player may know of. */
const open = ({ board }: KlondikeGame | SpiderGame): string[] =>
  [
    ...board.waste,
    ...Object.values(board.foundations).flat(),
    ...board.done.flat(),
    ...board.columns.flat().flatMap(({ card, up }) => (up ? [card] : [])),
  ].map(({ code }) => code);

const hidden = ({ board }: KlondikeGame | SpiderGame): string[] =>
  [...board.stock, ...board.columns.flat().flatMap(({ card, up }) => (up ? [] : [card]))].map(
    ({ code }) => code,
  );

/** Everything in the shadow root that can be read, by eye, ear or script: texts and attributes. */
function everything(player: Player): string {
  const parts: string[] = [];
  for (const element of player.all('*')) {
    if (element.localName === 'style') continue;
    for (const { name, value } of element.attributes) if (name !== 'd') parts.push(value);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.nodeValue ?? '');
  }
  return parts.join('\n');
}

function expectNothingHidden(player: Player): void {
  const { game } = player.el;
  const seen = new Set(open(game).map(cardName));
  const words = everything(player);
  for (const code of hidden(game)) {
    expect(words, `${code} in ${player.el.position}`).not.to.match(new RegExp(`\\b${code}\\b`));
    // A twin in sight shares the name.
    if (!seen.has(cardName(code))) expect(words).not.to.match(new RegExp(`\\b${cardName(code)}\\b`, 'i'));
  }
}

const lines = (player: Player) => player.all('.board-text li').map(({ textContent }) => textContent);

/** The words that the position's text stands for, made without the table. */
function expected({ position, kind }: KlondikeGame | SpiderGame): string[] {
  const piles = new Map(
    position
      .split(' | ')
      .filter(Boolean)
      .map((pile) => [pile.split(': ')[0]!, pile.split(': ')[1]!.split(' ')]),
  );
  const columns = kind === 'klondike' ? 7 : 10;
  return Array.from({ length: columns }, (_, i) => {
    const cards = piles.get(`T${i + 1}`) ?? [];
    const up = cards.filter((card) => card[0] !== '#').map(cardName);
    const down = cards.length - up.length;
    const words = [...(down ? [`${down} face-down card${down > 1 ? 's' : ''}`] : []), ...up];
    return words.length ? `Column ${i + 1}: ${words.join(', ')}.` : `Column ${i + 1}: empty.`;
  });
}

const tables = {
  klondike: (fixture: string) => klondike({ variant: 'draw-three', fixture, ledger: '', hints: '' }),
  spider: (fixture: string) => spider({ fixture, ledger: '', hints: '' }),
};

describe('board as text', () => {
  for (const kind of ['klondike', 'spider'] as const) {
    it(`K13 E7 ${kind}: words equal the model, and no hidden card is named, in random positions`, async () => {
      const player: Player = await tables[kind]('T1: ' + (kind === 'klondike' ? 'KS' : 'KS0'));
      for (let i = 0; i < 25; i++) {
        const pick = indices(`board text ${kind} ${i}`);
        const size = i % 2 ? 30 : kind === 'klondike' ? 52 : 104;
        player.el.fixture = formatPosition(randomPosition(kind, pick, size));
        await player.el.updateComplete;
        expect(player.of('rejected')).to.deep.equal([]);
        expect(lines(player).slice(-(kind === 'klondike' ? 7 : 10))).to.deep.equal(expected(player.el.game));
        expectNothingHidden(player);
      }
    });

    it(`K13 ${kind}: no hidden card is named while a game is played, in any message either`, async () => {
      const player: Player = await tables[kind]('');
      player.el.fixture = null;
      player.el.seed = 'hidden cards';
      await player.el.updateComplete;
      for (let i = 0; i < 40; i++) {
        const moves = player.el.legalMoves.filter((move) => move[0] !== 'F');
        const steps = player.steps(moves[(i * 5) % moves.length]!);
        for (const step of steps) {
          await player.tap(step);
          expectNothingHidden(player);
        }
        const back = player.root.querySelector<HTMLElement>('.column [data-hidden]');
        if (back && i % 8 === 0) {
          await player.says(() => player.tap(back));
          expectNothingHidden(player);
        }
      }
      expect(player.el.history).to.have.length(40);
      expect(lines(player).slice(-(kind === 'klondike' ? 7 : 10))).to.deep.equal(expected(player.el.game));
    });
  }

  it('K20 Read board says the same words as the list', async () => {
    const player = await klondike({ fixture: 'reveal' });
    const said = await player.says(() => player.tap('Read board'));
    expect(said).to.equal(lines(player).join(' '));
  });
});
