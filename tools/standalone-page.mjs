import { noticesOf } from './notices.mjs';

/** Inside a script element only these two openings can end or derail it; in JavaScript they stand in strings. */
const inlineScript = (code) => code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

const page = ({ tag, title, code, licenses }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style>
      :root { color-scheme: light dark; }
      body {
        box-sizing: border-box;
        max-width: 70rem;
        margin: 0 auto;
        padding: clamp(0.5rem, 2vw, 1.5rem);
        background: Canvas;
        color: CanvasText;
        font: 1rem/1.5 system-ui, sans-serif;
      }
    </style>
  </head>
  <body>
    <main>
      <${tag} heading-level="1">${title}: this game needs a browser with JavaScript switched on.</${tag}>
    </main>
    <script type="module">${inlineScript(code)}</script>
    <!--
${licenses}-->
  </body>
</html>
`;

/** Rollup plugin: writes the bundle as one HTML file that opens from disk, in place of its JavaScript. */
export const standalonePage = ({ tag, title }) => ({
  name: 'standalone-page',
  generateBundle(_, bundle) {
    for (const [name, { code, modules }] of Object.entries(bundle)) {
      delete bundle[name];
      // Two hyphens would end the comment, or be an error in it.
      const licenses = noticesOf(Object.keys(modules)).replace(/-{2,}/g, '—');
      this.emitFile({ type: 'asset', fileName: `${tag}.html`, source: page({ tag, title, code, licenses }) });
    }
  },
});
