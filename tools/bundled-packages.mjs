// Serves packages that a browser cannot import as they are: React is CommonJS, Vue asks for a `process` that no page has.
import { build } from 'esbuild';
import { root } from './process.mjs';

/** Specifier in a test → module that answers. They are built together, so that React and its DOM half are one React. */
const entries = {
  react: 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom/client',
  'react-dom/server': 'react-dom/server.browser',
  // With the template compiler, which a page without a build needs.
  vue: 'vue/dist/vue.esm-bundler.js',
};
const base = '/__packages__/';
const fileOf = (specifier) => `${specifier.replace('/', '-')}.js`;

const buildAll = async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([name, from]) => ({
      in: from,
      out: fileOf(name).slice(0, -3),
    })),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: base,
    // Development builds: they warn of a wrong use where the others keep silent.
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.replaceAll('\\', '/').split(base).pop(), text]));
};

/** Plugin of the test server. */
export const bundledPackages = () => {
  let files;
  return {
    name: 'bundled-packages',
    resolveImport: ({ source }) => (Object.hasOwn(entries, source) ? base + fileOf(source) : undefined),
    async serve({ path }) {
      if (!path.startsWith(base)) return;
      files ??= buildAll();
      return { body: (await files).get(path.slice(base.length)), type: 'js' };
    },
  };
};
