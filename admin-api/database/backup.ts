/** Taking out all that visitors sent, and putting it back. */
import { inArray } from 'drizzle-orm';
import {
  backedUp,
  backupTables,
  type BackupRow,
  type BackupTable,
  type CheckedRow,
} from './backup-rows';
import { inBatches } from './batches';
import type { Database } from './connect';
import { subscriber, unsubscription } from './schema';

type Queries = Pick<Database, 'select' | 'insert' | 'delete'>;

/** Number of rows of each table. */
export type BackupCounts = Record<BackupTable, number>;

export function countRows(rows: readonly { table: BackupTable }[]): BackupCounts {
  const counts = Object.fromEntries(backupTables.map((table) => [table, 0])) as BackupCounts;
  for (const { table } of rows) counts[table] += 1;
  return counts;
}

/** Every row as of one moment, oldest first within its table. */
export function readBackup(database: Database): Promise<BackupRow[]> {
  return database.transaction(
    async (transaction) => {
      const found: BackupRow[] = [];
      for (const name of backupTables) {
        const { table } = backedUp[name];
        const rows = await transaction.select().from(table).orderBy(table.received_at);
        for (const row of rows) {
          found.push({ table: name, row: JSON.parse(JSON.stringify(row)) } as BackupRow);
        }
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Adds the rows of one table that are not there yet. */
async function addRows(
  queries: Queries,
  name: BackupTable,
  rows: readonly CheckedRow[],
): Promise<number> {
  const { table } = backedUp[name];
  let added = 0;
  await inBatches(rows, async (batch) => {
    const inserted = await queries
      .insert(table)
      // The schema of its own table checked each row; the type system cannot follow the table that far.
      .values(batch.map(({ row }) => row) as never)
      .onConflictDoNothing()
      .returning({ received_at: table.received_at });
    added += inserted.length;
  });
  return added;
}

/** Unsubscribed people stay unsubscribed, whether the database or the back-up knows of it. */
async function removeUnsubscribed(queries: Queries): Promise<void> {
  const left = queries.select({ token: unsubscription.token }).from(unsubscription);
  await queries.delete(subscriber).where(inArray(subscriber.unsubscribe_token, left));
}

/**
 * Adds missing rows, all or none. Existing rows stay unchanged, and so does an address that has resubscribed;
 * unsubscribed people stay off.
 * @returns how many rows were added
 */
export function restoreBackup(
  database: Database,
  rows: readonly CheckedRow[],
): Promise<BackupCounts> {
  return database.transaction(async (transaction) => {
    const added = countRows([]);
    const add = async (name: BackupTable) => {
      const own = rows.filter(({ table }) => table === name);
      added[name] = await addRows(transaction, name, own);
    };
    await add('unsubscription');
    // Before others are added: the row of a subscriber who left and came back would still hold the address.
    await removeUnsubscribed(transaction);
    for (const name of backupTables) {
      if (name !== 'unsubscription') await add(name);
    }
    await removeUnsubscribed(transaction);
    return added;
  });
}
