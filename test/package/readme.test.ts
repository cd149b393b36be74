// The README says what is: its tables are those of the code, its examples compile, its numbers are measured.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { parseFragment } from 'parse5';
import { parseAst } from 'rollup/parseAst';
import { FIXTURES, KlondikeGame, REFUSAL_CODES, SpiderGame } from 'solitaire-elements/engine.js';
import { parsePosition } from 'solitaire-elements/engine.js';
import type { RefusalCode } from 'solitaire-elements/engine.js';
import { sentence } from '../../src/engine/sentences.js';
import { checkLesson } from '../../src/lessons/index.js';
import type { TableCode } from '../../src/table/refusals.js';
import { en } from '../../src/words/en.js';
import { ruleExamples, tableExamples, verdictOf } from '../../tools/refusal-examples.mjs';
import { blocks, filled } from '../../tools/readme.mjs';
import { measure } from '../../tools/size.mjs';
import { codeBlocks, section, tableRows } from '../support/markdown.js';
import { type Project, install, manifest, read, root, tsc } from '../support/package.js';
import { customPropertiesInSource, partsInSource, unionInSource } from '../support/source.js';

const readme = read('README.md');
const firstCells = (heading: string): string[] =>
  tableRows(section(readme, heading)).map(([cell]) => cell!.replaceAll('`', ''));

describe('README.md', () => {
  describe('its tables', () => {
    it('are those that `npm run docs` makes', async () => {
      expect(readme === (await filled(readme, await blocks())), 'run npm run docs').to.be.true;
    });

    it('name every part and custom property of the source', () => {
      expect(firstCells('## Style it')).to.include.members([
        ...partsInSource(),
        ...customPropertiesInSource(),
      ]);
    });

    it('name every fixture that ships, of the right game', () => {
      const [, , ...rows] = tableRows(section(readme, '### Write a fixture'));
      const named = rows.map(([game, name]) => `${game!.toLowerCase()} ${name!.replaceAll('`', '')}`);
      const shipped = Object.entries(FIXTURES).flatMap(([game, names]) =>
        [...names.keys()].map((name) => `${game} ${name}`),
      );
      expect(named).to.have.members(shipped);
    });

    it('say of each key what the help in the element says', () => {
      const rows = tableRows(section(readme, '## Keyboard')).map(([keys, does]) => `${keys}: ${does}`);
      const helps = [en.keyHelp(7, en.draw), en.keyHelp(10, en.deal)].flat();
      for (const [keys, does] of helps)
        expect(
          rows.some((row) => row.includes(keys) && row.toLowerCase().includes(does.toLowerCase())),
          keys,
        ).to.be.true;
      expect(rows.length - 2).to.equal(en.keyHelp(7, en.draw).length);
    });

    it('name every entry that the package exports', () => {
      const named = firstCells('## Put a game on a page').filter((name) =>
        name.startsWith('solitaire-elements'),
      );
      const entries = Object.keys(manifest.exports)
        .filter((name) => name !== './package.json')
        .map((name) => name.replace(/^\./, 'solitaire-elements').replace(/locales\/\w+/, 'locales/…'));
      expect(named).to.have.members([...new Set(entries)]);
    });

    it('give the sizes as they are, within a tenth', async () => {
      const rows = tableRows(section(readme, '## Size'));
      for (const { file, gzip, brotli } of await measure()) {
        const row = rows.find(([cell]) => cell === `\`${file}\``);
        const said = row!.slice(1).map((text) => 1024 * parseFloat(text));
        expect(said[0], `${file}: run npm run docs`).to.be.closeTo(gzip, gzip / 10);
        expect(said[1], `${file}: run npm run docs`).to.be.closeTo(brotli, brotli / 10);
      }
    }).timeout(60_000);

    it('name every dependency with its reason', () => {
      const text = section(readme, '## Dependencies');
      for (const name of Object.keys(manifest.dependencies)) expect(text).to.include(`- [\`${name}\`]`);
    });
  });

  describe('its refusal codes', () => {
    it('are all that the rules and the table have', () => {
      expect(Object.keys(ruleExamples)).to.have.members([...REFUSAL_CODES]);
      expect(Object.keys(tableExamples)).to.have.members(unionInSource('TableCode'));
      expect(firstCells('## Refusals')).to.include.members([...REFUSAL_CODES, ...unionInSource('TableCode')]);
    });

    for (const [code, example] of Object.entries(ruleExamples)) {
      it(`${code}: the sentence is the engine's own`, () => {
        const verdict = example.says ? undefined : verdictOf(example, { KlondikeGame, SpiderGame });
        if (verdict) expect(verdict).to.include({ ok: false, code });
        const said = example.says ?? (verdict as { message: string }).message;
        if (!verdict) expect(said).to.equal(sentence({ code: code as RefusalCode }));
        const row = tableRows(section(readme, '## Refusals')).find(([cell]) => cell === `\`${code}\``);
        expect(row![1]).to.equal(said);
      });
    }

    for (const [code, { facts, says }] of Object.entries(tableExamples)) {
      it(`${code}: the sentence is the table's own`, () => {
        expect(en.refusal({ ...facts, code: code as TableCode })).to.equal(says);
      });
    }
  });

  describe('its examples', () => {
    const all = codeBlocks(readme);
    const of = (language: string): typeof all => all.filter(({ info }) => info[0] === language);
    let project: Project;
    before(() => {
      project = install();
    });
    after(() => project.remove());

    it('have a lesson that is right', () => {
      const text = /game\.lesson = (\{[^]*?\n\});/.exec(readme)![1]!;
      const lesson = new Function(`return ${text}`)() as unknown;
      expect(checkLesson(lesson)).to.deep.include({ ok: true });
    });

    it('are all of a kind that is checked here', () => {
      expect([...new Set(all.map(({ info }) => info[0]!))].sort()).to.deep.equal(
        ['css', 'html', 'js', 'json', 'sh', 'text', 'ts'].sort(),
      );
    });

    it('compile as TypeScript', () => {
      const examples = of('ts').map(({ text, line }) => ({
        name: `line-${line}.ts`,
        text: `${text}\nexport {};`,
      }));
      for (const { name, text } of examples) project.write(name, text);
      const compilerOptions = { target: 'es2022', module: 'nodenext', strict: true, noEmit: true, types: [] };
      const files = examples.map(({ name }) => name);
      project.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
      expect(project.node(tsc, '-p', '.')).to.equal('');
    }).timeout(60_000);

    it('run, as far as they need no page', () => {
      for (const { text, line } of of('ts').filter((each) => !each.text.includes('document'))) {
        project.write(`run-${line}.mjs`, text);
        expect(project.node(`run-${line}.mjs`), `line ${line}`).not.to.be.empty;
      }
    });

    it('are JavaScript without a fault', () => {
      for (const { text } of of('js')) expect(() => parseAst(text)).not.to.throw();
    });

    it('are HTML without a fault, with attributes that the elements have', () => {
      const observed = [...read('custom-elements.json').matchAll(/"attribute": "([^"]+)"/g)].map(
        ([, name]) => name,
      );
      for (const { text, line } of of('html')) {
        const faults: string[] = [];
        const fragment = parseFragment(text, { onParseError: ({ code }) => faults.push(code) });
        expect(faults, `line ${line}`).to.deep.equal([]);
        for (const node of fragment.childNodes)
          if ('attrs' in node && node.tagName.includes('-'))
            expect(observed).to.include.members(node.attrs.map(({ name }) => name));
      }
    });

    it('name editor data that the package has', () => {
      const [settings] = of('json').map(({ text }) => JSON.parse(text) as Record<string, string[]>);
      for (const path of Object.values(settings!).flat())
        expect(existsSync(join(project.folder, path)), path).to.be.true;
    });

    it('show positions and moves that can be read', () => {
      const [position, moves] = of('text').map(({ text }) => text.trim());
      expect(parsePosition('klondike', position!)).to.include({ ok: true });
      const game = new KlondikeGame({ variant: 'draw-one' });
      for (const move of moves!.split(' ')) {
        const verdict = game.check(move);
        expect(verdict.ok || verdict.code, move).not.to.equal('bad-notation');
      }
    });
  });

  it('links to files that are there', () => {
    for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/notation.md']) {
      for (const [, target] of read(document).matchAll(/\]\((?!https?:|#)([^)]+)\)/g))
        expect(existsSync(join(root, dirname(document), target!)), `${document}: ${target}`).to.be.true;
    }
  });
});
