// npm run integrity: writes the hashes of the CDN files into README.md, between <!-- integrity --> and <!-- /integrity -->.
// With --check it fails where they differ. Each change of the source changes them, so that no test looks at them: `prepack`
// does, after it has built what will be published.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root } from './process.mjs';

export const cdnFiles = ['solitaire-elements', 'klondike-teaching', 'spider-two-suit'].map(
  (name) => `dist/cdn/${name}.js`,
);
const section = /(<!-- integrity -->)[\s\S]*(<!-- \/integrity -->)/;

/** What a browser compares a file with: https://www.w3.org/TR/sri-2/ */
export const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The tags for these files, as a block of Markdown. `read` gives a file's bytes. */
export const snippet = (version, files, read) => {
  const tag = (file) => `<script
  type="module"
  src="https://cdn.jsdelivr.net/npm/solitaire-elements@${version}/${file}"
  integrity="${hashOf(read(file))}"
  crossorigin="anonymous"
></script>`;
  return `\`\`\`html\n${files.map(tag).join('\n')}\n\`\`\``;
};

/** The text with the snippet in its place. */
export const filled = (text, block) => {
  if (!section.test(text)) throw new Error('README.md has no <!-- integrity --> section.');
  // As a function: a hash may hold what `replace` would read as a group.
  return text.replace(section, (_, open, close) => `${open}\n\n${block}\n\n${close}`);
};

const main = async (check) => {
  const readme = join(root, 'README.md');
  const text = readFileSync(readme, 'utf8');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const block = snippet(version, cdnFiles.slice(0, 1), (file) => readFileSync(join(root, file)));
  const now = await format(filled(text, block), { ...(await resolveConfig(readme)), filepath: readme });
  for (const file of cdnFiles) console.log(`${file} ${hashOf(readFileSync(join(root, file)))}`);
  if (now === text) return;
  if (check)
    throw new Error('README.md has other hashes than the build: run `npm run integrity`, then commit it.');
  writeFileSync(readme, now);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main(process.argv.includes('--check'));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
