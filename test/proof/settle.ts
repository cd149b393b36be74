import type { Table } from '../support/host-page.js';

/** Waits until a table has drawn all that was asked of it: focus that a render sets may ask for one more. */
export async function whole(table: Table): Promise<void> {
  while (table.isUpdatePending) await table.updateComplete;
}
