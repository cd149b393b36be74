// The pages that show one thing each do what they say.
import { expect, waitUntil } from '@open-wc/testing';
import { VARIANTS, type VariantName } from '../../src/engine.js';
import { en } from '../../src/words/en.js';
import { type DemoPage, openDemo } from '../support/demo-page.js';
import { type Table, all, closePages, inside, settled } from '../support/host-page.js';

const texts = (table: Table, selector: string): string[] =>
  all(table, selector).map(({ textContent }) => textContent.trim());

/** Presses the buttons of a section that say so, one after the other. */
async function press(page: DemoPage, section: HTMLElement, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    const button = [...section.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === label,
    );
    if (!button) throw new Error(`no button ${label}`);
    button.click();
    await settled(...page.tables);
  }
}

const sectionOf = (page: DemoPage, heading: string): HTMLElement => {
  const found = page.all('h2').find(({ textContent }) => textContent === heading);
  if (!found) throw new Error(`no section ${heading}`);
  return found.closest('section')!;
};

const gameIn = (section: HTMLElement): Table =>
  section.querySelector<Table>('klondike-teaching, spider-two-suit')!;

describe('the demo’s page of rules', () => {
  afterEach(closePages);

  it('has each rule set’s card, and games that keep to it', async () => {
    const page = await openDemo('rules.html');
    const klondike = page.tables.slice(0, 3);
    const names = klondike.map(({ game }) => (game.kind === 'klondike' ? game.variant.name : ''));
    expect(names).to.deep.equal(Object.keys(VARIANTS));
    for (const [i, table] of klondike.entries())
      expect(texts(table, '.rules li')).to.deep.equal(en.klondikeRules(VARIANTS[names[i] as VariantName]));
    expect(texts(page.tables[3]!, '.rules li')).to.deep.equal(en.spiderRules());
    expect(klondike.map((table) => table.play('FH>T1').ok)).to.deep.equal([false, true, true]);
    klondike.forEach((table) => table.play('D'));
    expect(klondike.map(({ game }) => game.board.waste.length)).to.deep.equal([1, 1, 3]);
    expect(page.tables[3]!.play('T2>T1:2')).to.include({ ok: true });
    expect(page.tables[3]!.play('T3>T1:2')).to.include({ code: 'run-suit' });
    expect(page.faults).to.deep.equal([]);
  });
});

describe('the demo’s page of changes', () => {
  afterEach(closePages);

  for (const [heading, buttons, effects, said] of [
    ['A move that turns a card up', ['T1>T2'], 'moved turned', 'Revealed 9 of clubs in column 1.'],
    ['A run that is stored', ['T2>T1'], 'moved turned stored turned', 'Spades run completed. 1 of 8.'],
    ['Two runs at once', ['S'], 'stored stored turned', 'Spades run completed. 2 of 8.'],
    ['A redeal', ['R'], 'redealt', 'Order unchanged.'],
    ['A packet of three that shifts', ['W>T1'], 'moved', 'The waste shows 5 of hearts, 10 of spades'],
    ['A deal of ten', ['D'], 'dealt', 'to column 10'],
    ['Undo', ['T1>T2', 'undo()'], 'turned moved', 'Undone.'],
  ] as const)
    it(`${heading}: the record and the line under the board say it`, async () => {
      const page = await openDemo('changes.html');
      const section = sectionOf(page, heading);
      await press(page, section, ...buttons);
      const record = JSON.parse(section.querySelector('.record')!.textContent) as {
        effects: { type: string }[];
      };
      expect(record.effects.map(({ type }) => type).sort()).to.deep.equal(effects.split(' ').sort());
      await waitUntil(() => inside(gameIn(section), '.status').textContent!.includes(said), said);
    });
});

describe('the demo’s page of hints', () => {
  afterEach(closePages);

  it('marks where a chosen card can go', async () => {
    const page = await openDemo('hints.html');
    const table = gameIn(sectionOf(page, 'Where a card can go'));
    inside(table, '[data-card="5H"]').click();
    await settled(table);
    expect(all(table, '.legal').map(({ dataset }) => dataset['pile'])).to.have.members(['T2', 'T3', 'FH']);
  });

  it('tells a hint in three steps', async () => {
    const page = await openDemo('hints.html');
    const table = gameIn(sectionOf(page, 'Area, card, move'));
    const marks: string[] = [];
    for (let i = 0; i < 3; i++) {
      inside(table, '[data-command="hint"]').click();
      await settled(table);
      marks.push(
        [
          !!table.shadowRoot!.querySelector('.column.hinted'),
          all(table, '.card.hinted').length,
          all(table, '.legal').length,
        ].join(),
      );
    }
    expect(marks).to.deep.equal(['true,0,0', 'false,1,0', 'false,1,1']);
  });

  it('lists what hint() gives, as the game goes on', async () => {
    const page = await openDemo('hints.html');
    for (const list of page.all('.ranked')) {
      const table = gameIn(list.closest('section')!);
      const shown = (): string[] => [...list.children].map(({ textContent }) => textContent);
      const wanted = (): string[] => table.hint().map(({ move, reason }) => `${move} ${reason}`);
      expect(shown()).to.deep.equal(wanted());
      table.play(table.hint()[0]!.move);
      await settled(table);
      expect(shown()).to.deep.equal(wanted());
    }
    const last = gameIn(sectionOf(page, 'When not to'));
    last.reset();
    expect(last.hint().map(({ move, why }) => [move, why])).to.deep.equal([
      ['T3>T2', 'reveals'],
      ['T1>T2', 'legal'],
    ]);
  });
});

describe('the demo’s page of the ledger', () => {
  afterEach(closePages);

  it('counts each game’s cards', async () => {
    const page = await openDemo('ledger.html');
    const sums = page.tables.map((table) => texts(table, '.ledger > p')[0]!.match(/\d+\/\d+/)![0]);
    expect(sums).to.deep.equal(['52/52', '104/104', '4/4', '52/52']);
  });

  for (const [button, problem] of [
    ['Lose a card', /^Missing: \w\w\.$/],
    ['Double a card', /^Doubled: \w\w\.$/],
  ] as const)
    it(`${button}: the game stops, names it, and a reset goes on`, async () => {
      const page = await openDemo('ledger.html');
      const section = page.one('#broken');
      const table = gameIn(section);
      await press(page, section, button);
      expect(texts(table, '.ledger .problem')[0]).to.match(problem);
      await press(page, section, 'D');
      expect(section.querySelector('.record')!.textContent).to.include('"code": "conservation-failed"');
      expect(table.legalMoves).to.deep.equal([]);
      await press(page, section, 'reset()', 'D');
      expect(texts(table, '.ledger .problem')).to.deep.equal([]);
      expect(table.history).to.deep.equal(['D']);
      expect(page.faults).to.deep.equal([]);
    });
});

describe('the demo’s page of moves', () => {
  afterEach(closePages);

  it('has the list open, looks back in it, and leaves the game alone', async () => {
    const page = await openDemo('transcript.html');
    const [table] = page.tables as [Table];
    await waitUntil(() => all(table, '.moves li').length === table.history.length + 1, 'no list');
    const { position } = table;
    inside(table, '.moves [data-step="0"]').click();
    await settled(table);
    expect(inside(table, '.notice').textContent).to.include(
      `The deal, before ${table.history.length} moves.`,
    );
    expect(table.position).to.equal(position);
  });

  it('lays out a tag that is pasted, and says where there is none', async () => {
    const page = await openDemo('transcript.html');
    const form = page.one<HTMLFormElement>('.stack');
    const paste = async (text: string): Promise<void> => {
      page.one<HTMLTextAreaElement>('#pasted').value = text;
      form.requestSubmit();
      await settled(...page.tables);
    };
    expect(page.tables).to.have.lengthOf(2);
    await paste(page.one('.box').textContent);
    const [first, second] = page.tables as [Table, Table];
    expect([second.position, second.history]).to.deep.equal([first.position, first.history]);
    expect(second.play(second.legalMoves[0]!)).to.include({ ok: true });
    await paste('T1>T2');
    expect(page.tables).to.have.lengthOf(1);
    expect(page.one('[role="status"]').textContent).to.include('no game');
    await paste('<spider-two-suit onclick="throw 1" style="color: red" fixture="one-run"></spider-two-suit>');
    expect([...page.tables[1]!.attributes].map(({ name }) => name)).to.deep.equal(['fixture']);
    expect(page.faults).to.deep.equal([]);
  });
});

describe('the demo’s page of languages', () => {
  afterEach(closePages);

  it('has one deal in four languages, each with its own refusal', async () => {
    const page = await openDemo('words.html');
    const four = page.tables.slice(0, 4);
    expect(four.map((table) => inside(table, '.wrap').lang)).to.deep.equal(['en', 'de', 'fr', 'he']);
    expect(new Set(four.map(({ position }) => position)).size).to.equal(1);
    const messages: string[] = [];
    page.document.addEventListener('rejected', (event) =>
      messages.push((event as CustomEvent<{ message: string }>).detail.message),
    );
    page.one('#refuse').click();
    expect(new Set(messages).size).to.equal(4);
    expect(page.view.getComputedStyle(inside(four[3]!, '.wrap')).direction).to.equal('rtl');
  });

  it('changes the language of a game that goes on', async () => {
    const page = await openDemo('words.html');
    const table = page.one('#switched').querySelector<Table>('klondike-teaching')!;
    table.play('D');
    const { position } = table;
    const language = page.one<HTMLSelectElement>('#language');
    const draws: string[] = [];
    for (const { value } of [...language.options]) {
      language.value = value;
      language.dispatchEvent(new page.view.Event('change'));
      await settled(table);
      draws.push(texts(table, '[data-command="draw"]')[0]!);
    }
    expect(draws).to.deep.equal(['Draw', 'Ziehen', 'Piocher', 'משיכה', 'Trekken', 'Draw']);
    expect(table.position).to.equal(position);
  });

  it('has words of its own, and English for the rest', async () => {
    const page = await openDemo('words.html');
    const labels = texts(page.tables.at(-1)!, '.control');
    expect(labels).to.include.members(['Tien delen', 'Nieuw spel', 'Read board']);
    expect(page.one('#own-words').textContent).to.include("deal: 'Tien delen'");
    expect(page.faults).to.deep.equal([]);
  });
});
