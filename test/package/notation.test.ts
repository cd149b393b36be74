// docs/notation.md: every example is read by the engine, as the page says.
import { expect } from 'chai';
import {
  type GameKind,
  KlondikeGame,
  SpiderGame,
  formatPosition,
  parsePosition,
} from 'solitaire-elements/engine.js';
import { type Block, codeBlocks, section, tableRows } from '../support/markdown.js';
import { read } from '../support/package.js';

const page = read('docs/notation.md');
const blocks = codeBlocks(page);
const lines = (text: string): string[] => text.trimEnd().split('\n');
const positionOf = (kind: GameKind, text: string): string => {
  const parsed = parsePosition(kind, text);
  return parsed.ok ? formatPosition(parsed.position) : parsed.faults.map(({ message }) => message).join('; ');
};

/** What each kind of example promises. */
const promises: Record<string, (kind: GameKind, block: Block, next?: Block) => void> = {
  position(kind, { text, info }, next) {
    const written = positionOf(kind, text);
    if (info[3] === 'read') expect(`${written}\n`).to.equal(next!.text);
    else expect(`${written}\n`).to.equal(text);
  },
  faults(kind, { text }, next) {
    const parsed = parsePosition(kind, text);
    expect(parsed.ok ? [] : parsed.faults.map(({ message }) => message)).to.deep.equal(lines(next!.text));
  },
  messages() {
    // said by the block before
  },
  transcript(kind, { text, info }) {
    const fixture = info[3]!;
    const game = kind === 'klondike' ? new KlondikeGame({ fixture }) : new SpiderGame({ fixture });
    for (const move of text.trim().split(' ')) expect(game.play(move), move).to.include({ ok: true });
    expect(`${game.history.join(' ')}\n`).to.equal(text);
  },
  refused(_, { text }) {
    const game = new KlondikeGame({ fixture: 'suffix-move' });
    for (const move of lines(text)) expect(game.play(move), move).to.include({ ok: false });
  },
};

describe('docs/notation.md', () => {
  it('has examples of every kind', () => {
    expect([...new Set(blocks.map(({ info }) => info[2]!))]).to.have.members(Object.keys(promises));
  });

  blocks.forEach((block, i) => {
    const [, kind, type] = block.info as [string, GameKind, string];
    it(`tells the truth in its example in line ${block.line}: ${block.info.slice(1).join(' ')}`, () => {
      promises[type]!(kind, block, blocks[i + 1]);
    });
  });

  it('reads the cards of its table', () => {
    const read = ['AS', 'TD', '10D', '10♦', 'td'].map((card) => positionOf('klondike', `T1: ${card}`));
    expect(read).to.deep.equal(['T1: AS', 'T1: TD', 'T1: TD', 'T1: TD', 'T1: TD']);
    expect(positionOf('spider', 'T1: KH5')).to.equal('T1: KH5');
    expect(positionOf('spider', 'T1: KH KH')).to.equal('T1: KH1 KH3');
  });

  it('lists moves that can be written, for the games it says', () => {
    const [, , ...rows] = tableRows(section(page, '## Moves'));
    const klondike = new KlondikeGame({ variant: 'draw-one' });
    const spider = new SpiderGame();
    const unread = ['bad-notation', 'not-in-this-game', 'count-not-allowed'];
    expect(rows).to.have.lengthOf(9);
    for (const [text, , game] of rows) {
      const move = text!.replaceAll('`', '');
      const readBy = [klondike, spider].map((each) => {
        const verdict = each.check(move);
        return verdict.ok || !unread.includes(verdict.code);
      });
      expect(readBy, move).to.deep.equal(
        game === 'both' ? [true, true] : game === 'Spider' ? [false, true] : [true, false],
      );
    }
  });
});
