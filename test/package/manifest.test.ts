// custom-elements.json says what the elements have: no more and no less than the code.
import { expect } from 'chai';
import { KlondikeTeaching, SpiderTwoSuit } from 'solitaire-elements';
import { read } from '../support/package.js';
import { customPropertiesInSource, partsInSource, statesInSource, unionInSource } from '../support/source.js';

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly kind?: string;
  readonly type?: { readonly text: string };
  readonly readonly?: boolean;
}
interface Declaration {
  readonly name: string;
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: readonly Named[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly cssStates: readonly Named[];
}
interface Module {
  readonly path: string;
  readonly declarations: readonly Declaration[];
  readonly exports: readonly { readonly kind: string; readonly name: string }[];
}

const names = (entries: readonly Named[]): string[] => entries.map(({ name }) => name).sort();
const methods = ['autoFinish', 'hint', 'play', 'redo', 'reset', 'restart', 'settle', 'undo'];
const readonlyProperties = ['game', 'history', 'legalMoves', 'position', 'status'];

describe('custom-elements.json', () => {
  const { modules } = JSON.parse(read('custom-elements.json')) as { modules: readonly Module[] };
  const declarations = modules.flatMap((each) => each.declarations);
  const unique = (list: 'cssParts' | 'cssProperties' | 'cssStates'): string[] => [
    ...new Set(declarations.flatMap((each) => names(each[list]))),
  ];

  it('names built files, and where each tag is defined', () => {
    for (const { path } of modules) expect(read(path), path).to.not.be.empty;
    const defined = modules.flatMap(({ path, exports }) =>
      exports.filter(({ kind }) => kind === 'custom-element-definition').map(({ name }) => `${path} ${name}`),
    );
    expect(defined.sort()).to.deep.equal([
      'dist/define.js klondike-teaching',
      'dist/define.js spider-two-suit',
      'dist/klondike-teaching.js klondike-teaching',
      'dist/spider-two-suit.js spider-two-suit',
    ]);
  });

  for (const element of [KlondikeTeaching, SpiderTwoSuit]) {
    describe(element.name, () => {
      const declared = declarations.find(({ name }) => name === element.name)!;

      it('has every observed attribute, and no other', () => {
        expect(names(declared.attributes)).to.deep.equal([...element.observedAttributes].sort());
      });

      it('has every method, property and event of the contract', () => {
        const of = (test: (member: Named) => boolean): string[] => names(declared.members.filter(test));
        expect(of(({ kind }) => kind === 'method')).to.include.members(methods);
        expect(of(({ readonly }) => !!readonly)).to.include.members(readonlyProperties);
        expect(names(declared.events)).to.deep.equal([
          'deal',
          'lesson-done',
          'lesson-step',
          'move',
          'rejected',
          'win',
        ]);
        for (const { type } of declared.events) expect(type!.text).to.match(/^CustomEvent<\w+Detail>$/);
      });

      it('has members that a real instance of the class has', () => {
        for (const { name, kind } of declared.members) {
          const isThere = name in element.prototype;
          expect(isThere, `${kind} ${name}`).to.be.true;
        }
      });

      it('says of everything what it is', () => {
        const { attributes, members, events, slots, cssParts, cssProperties, cssStates } = declared;
        for (const { name, description } of [attributes, members, events, slots].flat())
          expect(description, name).to.match(/\.$/);
        for (const { name, description } of [cssParts, cssProperties, cssStates].flat())
          expect(description, name).to.match(/\.$/);
        for (const { name, default: value } of cssProperties) expect(value, name).to.be.a('string');
      });
    });
  }

  it('has every part of the source, and no other', () => {
    expect(unique('cssParts').sort()).to.deep.equal(partsInSource());
  });

  it('has every custom property of the source, and no other', () => {
    expect(unique('cssProperties').sort()).to.deep.equal(customPropertiesInSource());
  });

  it('has every state of the source, and no other', () => {
    expect(unique('cssStates').sort()).to.deep.equal(statesInSource());
  });

  it('gives editors the values of the variant', () => {
    interface Data {
      tags: { name: string; attributes: { name: string; values?: { name: string }[] }[] }[];
    }
    const { tags } = JSON.parse(read('dist/vscode.html-custom-data.json')) as Data;
    expect(tags.map(({ name }) => name)).to.deep.equal(['klondike-teaching', 'spider-two-suit']);
    const variant = tags[0]!.attributes.find(({ name }) => name === 'variant');
    expect(variant!.values!.map(({ name }) => name)).to.deep.equal(unionInSource('VariantName'));
  });
});
