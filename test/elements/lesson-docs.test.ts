// What docs/lessons.md says of the attribute, the property and the events, in a table.
import { expect, fixtureCleanup } from '@open-wc/testing';
import type { Lesson } from '../../src/lessons/lesson.js';
import { readText } from '../support/cases.js';
import { tableRows } from '../support/markdown.js';
import { faultsOf, panelOf, press } from './lesson-panel.js';
import { klondike, spider } from './player.js';

const text = await readText(new URL('../../docs/lessons.md', import.meta.url));
const example = JSON.parse(/^```json\n(.*?)^```/ms.exec(text)![1]!) as Lesson;

describe('docs/lessons.md on lessons in a table', () => {
  afterEach(() => fixtureCleanup());

  it('names lessons that ship', async () => {
    const [ofKlondike, ofSpider] = [...text.matchAll(/ lesson="([\w-]+)"/g)].map(([, name]) => name!);
    expect(faultsOf(await klondike({ lesson: ofKlondike! }))).to.deep.equal([]);
    expect(faultsOf(await spider({ lesson: ofSpider! }))).to.deep.equal([]);
  });

  it('gives what each event has', async () => {
    const player = await klondike({ variant: 'draw-three', seed: 'x', moves: 'D' });
    player.el.lesson = example;
    await player.el.updateComplete;
    expect(player.el.game.variant.name).to.equal('draw-one');
    expect(player.el.history).to.deep.equal([]);
    for (const move of ['T1>T2', 'T1>F']) player.el.play(move);
    for (const type of ['lesson-step', 'lesson-done'] as const) {
      const row = tableRows(text).find(([name]) => name === `\`${type}\``)!;
      const keys = [...row[2]!.matchAll(/`(\w+)`/g)].map(([, key]) => key!);
      expect(Object.keys(player.of(type)[0]!), type).to.have.members(keys);
    }
    const [step] = player.of('lesson-step');
    expect(step).to.include({ held: 1, of: 2, say: 'The hidden card is the 10 of clubs.', count: 1 });
    expect(step!.steps).to.deep.equal([0]);
    player.el.undo();
    player.el.redo();
    expect(player.of('lesson-done')).to.have.length(1);
    player.el.reset();
    for (const move of ['T1>T2', 'T1>F']) player.el.play(move);
    expect(player.of('lesson-done')).to.have.length(2);
  });

  it('says what Next sets, and what is waited with', async () => {
    const player = await klondike({ lesson: 'what-a-run-is', variant: 'draw-three', fixture: 'reveal' });
    player.heard.length = 0;
    await press(player, 'next');
    expect(player.el.lesson).to.equal('alternating-colors');
    expect(player.el.getAttribute('lesson')).to.equal('what-a-run-is');
    expect(player.of('deal')).to.have.length(1);
    player.el.lesson = null;
    await player.el.updateComplete;
    expect(player.el.game.variant.name).to.equal('draw-three');
    expect(player.el.position).to.equal('T1: #9C 5H | T2: 6S');
  });

  it('says what a diagram shows', async () => {
    const player = await klondike({ lesson: 'what-a-run-is', readonly: '' });
    expect(panelOf(player)).to.include({ title: 'What a run is', goals: '', says: '' });
    expect(panelOf(player).goal).to.not.equal('');
    expect(player.all('[data-card]')).to.have.length(3);
  });
});
