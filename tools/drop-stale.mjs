import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Rollup plugin for the last bundle: removes what an earlier build left in `folder`, so that no file without a source
 * is packed. The folder itself stays, and with it a server or watcher that looks at it.
 */
export const dropStale = (folder) => {
  const started = Date.now();
  return {
    name: 'drop-stale',
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        const file = join(folder, name);
        const found = statSync(file);
        if (found.isFile() && found.mtimeMs < started) rmSync(file);
      }
    },
  };
};
