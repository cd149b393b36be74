// Rollup plugin for the bundles of a plain page: a part that is loaded later does not import the file that loads it, but is
// handed what both share.
//
// A part knows that file by one name alone. Under another (`?v=2`, renamed, behind a redirect) the browser would load all of
// it a second time, and a page with trusted types would refuse the second Lit. And a browser may remember for good that a
// module did not come: another try needs another address, which a part may have only if nobody else imports it.
import { dirname, posix } from 'node:path';

/** Applies edits `[start, end, text]` from the last to the first, so that each finds its place. */
const edited = (code, edits) =>
  edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);

/** Every node of a syntax tree. */
function* nodes(value) {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each);
  else if (value && typeof value === 'object') {
    if (typeof value.type === 'string') yield value;
    for (const each of Object.values(value)) yield* nodes(each);
  }
}

/** What a module exports under which name: pairs of `[exported, local]`. */
const pairsOf = (specifiers, outside, inside) =>
  specifiers.map((each) => [each[outside].name, each[inside].name]);

/** `{exported:local}`, as a pattern and as an object alike. */
const braces = (pairs) => `{${pairs.map(([name, local]) => `${name}:${local}`).join()}}`;

/** Names that no minified code has. */
const [LOAD, PART, TRIES, MADE] = ['$load', '$part', '$tries', '$made'];

/**
 * First as it is written, which tools for modules understand; after a failure under another address each time. The part
 * itself runs once, whoever asks for it.
 */
const helpers = (shared) =>
  `const ${TRIES}={},${LOAD}=(l,p)=>(${TRIES}[p]?import(p+"?"+${TRIES}[p]):l()).catch(e=>{${TRIES}[p]=-~${TRIES}[p];throw e}),` +
  `${PART}=(l,p)=>${LOAD}(l,p).then(m=>m.default(${LOAD},${braces(shared)}));`;

export const handOver = () => ({
  name: 'hand-over',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (chunks.length === 1) return;
    const read = (chunk) => {
      if (/\$(load|part|tries|made)\b/.test(chunk.code)) this.error(`${chunk.fileName} has a name of ours`);
      const tree = this.parse(chunk.code);
      const exported = tree.body.filter(({ type }) => /^Export/.test(type));
      if (exported.some(({ type, source, declaration }) => !/Named/.test(type) || source || declaration))
        this.error(`${chunk.fileName} exports in a way that cannot be handed over`);
      return {
        imported: tree.body.filter(({ type }) => type === 'ImportDeclaration'),
        exported,
        later: [...nodes(tree)].filter(({ type }) => type === 'ImportExpression'),
      };
    };
    const trees = new Map(chunks.map((chunk) => [chunk, read(chunk)]));
    /** Data takes nothing from anywhere, and one file of it serves all bundles: it stays a module. */
    const isPart = (chunk) => chunk !== entry && chunk.imports.length + chunk.dynamicImports.length > 0;
    const asked = (from, { start, end, source }) => {
      const file = posix.join(dirname(from.fileName), source.value);
      const by = isPart(bundle[file]) ? PART : LOAD;
      return [start, end, `${by}(()=>import(${JSON.stringify(source.value)}),"./${file}")`];
    };
    const shared = new Map();
    for (const part of chunks.filter(isPart)) {
      const { imported, exported, later } = trees.get(part);
      if (part.imports.some((file) => file !== entry.fileName))
        this.error(`${part.fileName} needs a third file`);
      const taken = imported.flatMap(({ specifiers }) => pairsOf(specifiers, 'imported', 'local'));
      for (const [name] of taken) shared.set(name, undefined);
      const given = exported.flatMap(({ specifiers }) => pairsOf(specifiers, 'exported', 'local'));
      const body = edited(part.code, [
        ...[...imported, ...exported].map(({ start, end }) => [start, end, '']),
        ...later.map((each) => asked(part, each)),
      ]);
      part.code = `let ${MADE};export default(...a)=>${MADE}??=((${LOAD},${braces(taken)})=>{${body.trim()};return${braces(given)}})(...a);`;
    }
    const { exported, later } = trees.get(entry);
    const all = exported.flatMap(({ specifiers }) => pairsOf(specifiers, 'exported', 'local'));
    const own = new Set(this.getModuleInfo(entry.facadeModuleId).exports);
    const code = edited(entry.code, [
      ...exported.map(({ start, end }) => [start, end, '']),
      ...later.map((each) => asked(entry, each)),
    ]);
    const kept = all.filter(([name]) => own.has(name)).map(([name, local]) => `${local} as ${name}`);
    entry.code = `${helpers(all.filter(([name]) => shared.has(name)))}${code.trim()}\nexport{${kept.join()}};\n`;
  },
});
