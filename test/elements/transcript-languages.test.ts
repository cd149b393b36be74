// The list of moves in the language and direction of its place; notation stays as it is everywhere.
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/locales/de.js';
import '../../src/locales/he.js';
import { registerWords } from '../../src/words.js';
import { lookBack } from './looking-back.js';
import { klondike } from './player.js';

const game = (lang: string) =>
  klondike({ variant: 'draw-one', fixture: 'T2: KC QH JC | T3: KS', moves: 'T2>T3:2', lang });

describe('list of moves in a language', () => {
  it('follows the table’s language, also when that changes', async () => {
    const player = await game('de');
    const list = await lookBack(player);
    expect(list.lines.at(-1)).to.equal('1. T2>T3:2 Herz-Dame und 1 Karte von Spalte 2 auf Spalte 3');
    expect(await player.says(() => list.press('Zurück'))).to.equal(
      'Die Ausgangsstellung, vor 1 Zug. Das Spiel selbst bleibt, wie es ist.',
    );
    player.el.lang = 'en';
    await aTimeout(0);
    await player.el.updateComplete;
    expect(list.lines[0]).to.equal('0. The deal');
    expect(list.notice).to.equal('The deal, before 1 move. The game itself is untouched.');
  });

  it('falls back to English where a page’s own words have none', async () => {
    registerWords({ lang: 'nl', dir: 'ltr', stepBack: 'Terug', draw: 'Trekken' });
    const list = await lookBack(await game('nl'));
    expect(list.control('Terug').textContent).to.equal('Terug');
    expect(list.control('Forward').textContent).to.equal('Forward');
  });

  it('runs from right to left in Hebrew, with notation from left to right and not for translation', async () => {
    const player = await game('he');
    const list = await lookBack(player);
    const entry = list.entries[1]!;
    const [number, code, said] = [...entry.children] as [HTMLElement, HTMLElement, HTMLElement];
    expect(getComputedStyle(entry).direction).to.equal('rtl');
    expect(number.getBoundingClientRect().left).to.be.greaterThan(code.getBoundingClientRect().left);
    expect(code.getBoundingClientRect().left).to.be.greaterThan(said.getBoundingClientRect().left);
    expect(getComputedStyle(code).direction).to.equal('ltr');
    const text = document.createRange();
    text.selectNodeContents(code);
    const gap = number.getBoundingClientRect().left - text.getBoundingClientRect().right;
    expect(gap, 'beside its number').to.be.within(0, 12);
    expect(code.translate).to.equal(false);
    expect(said.textContent).to.include('מלכת לב');
  });
});
