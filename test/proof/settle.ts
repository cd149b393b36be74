import type { Table } from '../support/host-page.js';

/** Waits until a table has drawn all that was asked of it: focus that a render sets may ask for one more. */
export async function whole(table: Table): Promise<void> {
  // One that asks for another render in each would hold up its page for ever.
  for (let renders = 0; table.isUpdatePending; renders++) {
    if (renders > 20) throw new Error(`the table does not come to rest: roving on ${table.roving}`);
    await table.updateComplete;
  }
}
