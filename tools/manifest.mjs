// Writes custom-elements.json from the JSDoc of the element classes, and editor data from it. Runs after the build: which
// attributes there are is asked of the built classes themselves, so that no description can invent or forget one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { root } from './process.mjs';

/** Base classes first: what they document is inherited. */
const sources = [
  'src/table/table-properties.ts',
  'src/table/game-table.ts',
  'src/table/kind-table.ts',
  'src/table/played-table.ts',
  'src/table/solitaire-table.ts',
  'src/klondike-teaching.ts',
  'src/spider-two-suit.ts',
];
const elements = [
  { tag: 'klondike-teaching', className: 'KlondikeTeaching', game: 'KlondikeGame' },
  { tag: 'spider-two-suit', className: 'SpiderTwoSuit', game: 'SpiderGame' },
];
const MODULE = 'dist/index.js';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The text inside the brackets that open at `start`. */
const bracketed = (text, start) => {
  let depth = 0;
  for (let end = start; end < text.length; end++) {
    if (text[end] === '(') depth++;
    else if (text[end] === ')' && --depth === 0) return text.slice(start + 1, end);
  }
  throw new Error(`No closing bracket after ${text.slice(start, start + 40)}`);
};

/** Each custom property's default, from the one place that has it: `var(--solitaire-name, default)`. */
const cssDefaults = () => {
  const text = read('src/table/styles/tokens.ts');
  return new Map(
    [...text.matchAll(/var(?=\((--solitaire-[\w-]+),)/g)].map(({ index, 1: name }) => [
      name,
      bracketed(text, index + 3)
        .slice(name.length + 1)
        .trim(),
    ]),
  );
};

/** Documented and for everybody: not static, not private, not one of Lit's own hooks. */
const isPublic = ({ description, privacy, static: isStatic }) => description && !privacy && !isStatic;

/** Where something is inherited from is of no use outside: those modules are not in the package. */
const cleaned = (entry) => {
  const rest = { ...entry };
  delete rest.inheritedFrom;
  // A description ends up in tables and pop-ups, where a line of the source has no meaning.
  if (rest.description) rest.description = rest.description.replace(/\s*\n\s*/g, ' ');
  return rest;
};

const attributesOf = (elementClass, members, documented) => {
  void elementClass.observedAttributes; // asking makes Lit collect the properties of all base classes
  const byName = new Map(members.map((member) => [member.name, member]));
  const own = [...elementClass.elementProperties].flatMap(([name, { attribute, reflect }]) => {
    if (attribute === false) return [];
    const member = byName.get(name);
    if (!member) throw new Error(`The property ${name} has no description: write it above its declaration.`);
    member.attribute = typeof attribute === 'string' ? attribute : name.toLowerCase();
    if (reflect) member.reflects = true;
    const text = member.type.text.replace(' | null', '');
    return [{ name: member.attribute, fieldName: name, type: { text }, description: member.description }];
  });
  return [...own, ...documented];
};

const declarationOf = (found, elementClass, { tag, className, game }, defaults) => {
  const members = found.members
    .filter(isPublic)
    .map(cleaned)
    .map((member) => ({
      ...member,
      ...(member.type && {
        type: { text: member.type.text.replace("G['status']", "'playing' | 'won'").replace(/^G$/, game) },
      }),
    }));
  const attributes = attributesOf(elementClass, members, found.attributes.map(cleaned));
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description: found.description,
    superclass: { name: 'LitElement', package: 'lit' },
    attributes,
    members,
    events: found.events.map(cleaned),
    slots: found.slots.map(cleaned),
    cssParts: found.cssParts.map(cleaned),
    cssProperties: found.cssProperties.map(cleaned).map((entry) => ({
      ...entry,
      default: defaults.get(entry.name),
    })),
    cssStates: found.cssStates.map(cleaned),
  };
};

const jsExport = (name, module = MODULE) => ({ kind: 'js', name, declaration: { name, module } });
const definition = ({ tag, className }) => ({
  kind: 'custom-element-definition',
  name: tag,
  declaration: { name: className, module: MODULE },
});
const module = (path, defined) => ({
  kind: 'javascript-module',
  path,
  declarations: [],
  exports: defined.flatMap((element) => [jsExport(element.className), definition(element)]),
});

/** The manifest: both classes where a page imports them from, and the modules that define the tags. */
export const manifest = async () => {
  const { modules } = create({
    modules: sources.map((path) =>
      ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS),
    ),
  });
  const classes = await import('../dist/index.js');
  const defaults = cssDefaults();
  const declarations = elements.map((element) => {
    const found = modules.flatMap((each) => each.declarations).find(({ name }) => name === element.className);
    return declarationOf(found, classes[element.className], element, defaults);
  });
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations,
        exports: elements.map(({ className }) => jsExport(className)),
      },
      ...elements.map((element) => module(`dist/${element.tag}.js`, [element])),
      module('dist/define.js', elements),
    ],
  };
};

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const data = await manifest();
  writeFileSync(join(root, 'custom-elements.json'), `${JSON.stringify(data, null, 2)}\n`);
  // The attributes and events are what completion is for; the long lists stay in the README.
  const options = {
    hideLogs: true,
    hideMethodDocs: true,
    hideCssPropertiesDocs: true,
    hideCssPartsDocs: true,
  };
  const write = (name, text) =>
    writeFileSync(join(root, 'dist', name), `${JSON.stringify(JSON.parse(text), null, 1)}\n`);
  write('vscode.html-custom-data.json', getVsCodeHtmlCustomData(data, options));
  write('vscode.css-custom-data.json', getVsCodeCssCustomData(data, options));
}
