// Every code block of docs/frameworks.md and docs/cms.md, compiled or parsed as what it says it is.
import { expect } from 'chai';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { compile as compileSvelte } from 'svelte/compiler';
import ts from 'typescript';
import { compileScript, compileTemplate, parse as parseVue } from 'vue/compiler-sfc';
import { root } from '../support/package.js';

interface Block {
  readonly page: string;
  readonly language: string;
  readonly code: string;
  readonly line: number;
}

const blocksOf = (page: string): Block[] => {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language, 2: code }) => ({
    page,
    language: language!,
    code: code!,
    line: text.slice(0, index).split('\n').length,
  }));
};

const blocks = ['docs/frameworks.md', 'docs/cms.md'].flatMap(blocksOf);
const of = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language));

/** A stand-in for the little of Angular that the page uses: the real one is too large to install for that. */
const ANGULAR = `declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: { readonly name: string };
  export function Component(options: { selector: string; schemas: readonly unknown[]; template: string }): ClassDecorator;
  export function ViewChild(name: string): PropertyDecorator;
  export class ElementRef<T> { nativeElement: T; }
}`;

/** What TypeScript says of files that exist in memory only, beside the project's package.json. */
function typeErrors(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    experimentalDecorators: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile.call(host, path, target, ...rest)
      : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

describe('code in the pages for frameworks and content systems', function () {
  this.timeout(60_000);

  it('is of a kind that is checked here', () => {
    expect(blocks.length).to.be.greaterThan(12);
    const known = ['tsx', 'ts', 'vue', 'svelte', 'html', 'js', 'php', 'yaml', 'sh', 'text'];
    for (const { page, line, language } of blocks) expect(known, `${page}:${line}`).to.include(language);
  });

  it('type-checks as TypeScript and JSX', () => {
    const files = new Map(
      of('ts', 'tsx').map(({ page, line, language, code }) => [
        join(root, `${page}.${line}.${language}`),
        code,
      ]),
    );
    files.set(join(root, 'docs/angular.d.ts'), ANGULAR);
    // No module, or the declaration would only add to a package that is not there.
    expect(typeErrors(files)).to.deep.equal([]);
  });

  it('is refused where JSX is wrong: the types are really looked at', () => {
    const wrong = (tag: string) =>
      `import type {} from 'solitaire-elements/jsx';\nexport const page = ${tag};`;
    const errors = (tag: string) => typeErrors(new Map([[join(root, 'docs/wrong.tsx'), wrong(tag)]]));
    expect(errors('<spider-two-suit seed="a" onmove={(e) => e.detail.count.toFixed()} />')).to.deep.equal([]);
    expect(errors('<spider-two-suit variant="teaching" />')).to.have.length(1);
    expect(errors('<klondike-teaching variant="draw-nine" />')).to.have.length(1);
    expect(errors('<klondike-teaching onmove={(e) => e.detail.code} />')).to.have.length(1);
  });

  for (const { page, line, code } of of('vue')) {
    it(`${page}:${line} compiles as a Vue component`, () => {
      const { descriptor, errors } = parseVue(code);
      expect(errors).to.deep.equal([]);
      const script = compileScript(descriptor, { id: 'docs' });
      const result = compileTemplate({
        id: 'docs',
        filename: 'docs.vue',
        source: descriptor.template!.content,
        compilerOptions: {
          isCustomElement: (tag) => tag.includes('-'),
          bindingMetadata: script.bindings!,
          expressionPlugins: ['typescript'],
        },
      });
      expect([result.errors, result.tips]).to.deep.equal([[], []]);
    });
  }

  for (const { page, line, code } of of('svelte')) {
    it(`${page}:${line} compiles as a Svelte component`, () => {
      for (const generate of ['client', 'server'] as const) {
        const { warnings } = compileSvelte(code, { generate, filename: 'Docs.svelte' });
        expect(warnings.map(({ message }) => message)).to.deep.equal([]);
      }
    });
  }

  for (const { page, line, code } of of('html')) {
    it(`${page}:${line} parses as HTML without an error`, () => {
      const errors: string[] = [];
      // Blocks are parts of a page.
      parse(`<!doctype html><title>x</title>${code}`, {
        onParseError: ({ code: error }) => errors.push(error),
      });
      expect(errors).to.deep.equal([]);
      for (const [, script] of code.matchAll(/<script>([\s\S]*?)<\/script>/g))
        expect(() => new Function(script!)).to.not.throw();
    });
  }

  for (const { page, line, code } of of('sh')) {
    it(`${page}:${line} parses as a shell script`, function () {
      const { status, error } = spawnSync('sh', ['-n'], { input: code });
      if (error) this.skip(); // no shell, as on Windows
      expect(status).to.equal(0);
    });
  }
});

const hasPhp = spawnSync('php', ['--version']).status === 0;
const plugin = join(root, 'cms/wordpress/solitaire-elements');

/** The plugin in a WordPress of eight functions, which escape as the real ones do. */
const inWordPress = (expression: string): string =>
  execFileSync(
    'php',
    [
      '-r',
      `define('ABSPATH', '/'); $enqueued = [];
      function esc_attr($t) { return htmlspecialchars($t, ENT_QUOTES, 'UTF-8'); }
      function esc_html($t) { return htmlspecialchars($t, ENT_QUOTES, 'UTF-8'); }
      function __($t) { return $t; }
      function add_action() {}
      function get_block_wrapper_attributes() { return 'class="wp-block-solitaire-elements-game"'; }
      function wp_enqueue_script_module($id) { global $enqueued; $enqueued[] = $id; }
      require ${JSON.stringify(join(plugin, 'solitaire-elements.php'))};
      echo ${expression}, "\\n", implode(' ', $enqueued);`,
    ],
    { encoding: 'utf8' },
  );

describe('the ways in', () => {
  const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations: { attributes: { name: string }[] }[] }[];
  };
  const attributes = modules[0]!.declarations.flatMap((each) => each.attributes.map(({ name }) => name));
  const wanted = [...new Set(attributes)].filter((name) => !['lang', 'dir'].includes(name));

  for (const [file, lists] of [
    ['demo/embed.js', /^const (?:texts|flags) = (.*);$/gm],
    ['demo/index/settings.js', /^export const (?:texts|flags) = (.*);$/gm],
    ['cms/wordpress/solitaire-elements/solitaire-elements.php', /_(?:TEXTS|FLAGS) = array(.*);$/gm],
  ] as const)
    it(`${file} takes every attribute of the tags, and no other`, () => {
      const found = [...readFileSync(join(root, file), 'utf8').matchAll(lists)].map(([, list]) => list!);
      const names = [...found.join().matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);
      // The playground writes the rule set by the game that is chosen.
      const all = file.includes('settings') ? wanted.filter((name) => name !== 'variant') : wanted;
      expect(names).to.have.members(all);
    });

  it('are told of each in docs/cms.md and in the plugin’s own text', () => {
    const named = (file: string, from: string, to: string): string => {
      const text = readFileSync(join(root, file), 'utf8');
      return text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
    };
    const frame = named('docs/cms.md', 'The query string may hold', 'Everything else');
    const readme = named('cms/wordpress/solitaire-elements/readme.txt', 'They take', 'Authors');
    for (const name of wanted) {
      expect(frame, name).to.include(`\`${name}\``);
      expect(readme, name).to.match(RegExp(`\\b${name}\\b`));
    }
  });

  it('let the block have a lesson', () => {
    const block = readFileSync(join(root, 'cms/wordpress/solitaire-elements/blocks/game/block.json'), 'utf8');
    expect(JSON.parse(block)).to.have.nested.property('attributes.lesson.type', 'string');
  });
});

describe('the WordPress plugin', () => {
  before(function () {
    if (!hasPhp) this.skip();
  });
  const FALLBACK = 'Klondike: this game needs JavaScript.';

  it('parses as PHP', () => {
    for (const file of ['solitaire-elements.php', 'blocks/game/editor.asset.php']) {
      expect(spawnSync('php', ['-l', join(plugin, file)]).status, file).to.equal(0);
    }
  });

  it('writes the tag of a shortcode, words without a value too, and asks for the module', () => {
    const call = `solitaire_elements_klondike(['seed' => 'class-7b', 'four_color' => '1', 0 => 'hints', 'readonly' => 'false'])`;
    expect(inWordPress(call)).to.equal(
      `<klondike-teaching seed="class-7b" hints four-color>${FALLBACK}</klondike-teaching>\nsolitaire-elements`,
    );
  });

  it('takes a shortcode without attributes, which WordPress hands over as an empty text', () => {
    expect(inWordPress(`solitaire_elements_klondike('')`)).to.contain(`<klondike-teaching>${FALLBACK}`);
  });

  it('escapes every value and lets no other attribute through', () => {
    const call = `solitaire_elements_spider(['label' => '"><script>alert(1)</script>', 'onclick' => 'alert(1)', 0 => 'onload', 'style' => 'x', 'seed' => ['a']])`;
    expect(inWordPress(call)).to.contain(
      '<spider-two-suit label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">Spider: this',
    );
  });

  it('writes the tag of a block', () => {
    const call = `solitaire_elements_block(['game' => 'spider', 'seed' => 'a', 'lesson' => 'small-ending', 'fourColor' => true, 'hints' => false, 'variant' => ''])`;
    expect(inWordPress(call)).to.contain(
      '<div class="wp-block-solitaire-elements-game"><spider-two-suit seed="a" lesson="small-ending" four-color>',
    );
  });
});
