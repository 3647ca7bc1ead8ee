/**
 * Changes content in each way and prints whether its version is another after it, as JSON. A process of its own, since
 * PGlite cannot be loaded within jest. Reads the same environment as the server.
 */
import { eq } from 'drizzle-orm';
import { connect, type Transaction } from '../../admin-api/database/connect';
import { readContentVersion } from '../../admin-api/database/content-version';
import { contentItem } from '../../admin-api/database/schema';
import { storeWrite } from '../../admin-api/database/writes';
import { readSettings } from '../../admin-api/settings';

const item = {
  collection: 'Post',
  id: 'x',
  title_folded: 'x',
  is_main: true,
  status: 'publish',
  position: 0,
  summary: {},
  rich_text: {},
  content_hash: 'x',
  updated_at: new Date(),
};

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const { database, close } = await connect(databaseUrl ? { url: databaseUrl } : { dataDir });
  let last = await readContentVersion(database);
  const isChangedBy = async (change: () => Promise<unknown>): Promise<boolean> => {
    await change();
    const before = last;
    last = await readContentVersion(database);
    return last !== before;
  };
  const own = eq(contentItem.id, 'x');
  const insert = (queries: Pick<Transaction, 'insert'>) => queries.insert(contentItem).values(item);
  const results = {
    again: await isChangedBy(async () => undefined),
    inserted: await isChangedBy(() => insert(database)),
    updated: await isChangedBy(() => database.update(contentItem).set({ position: 1 }).where(own)),
    deleted: await isChangedBy(() => database.delete(contentItem).where(own)),
    rolledBack: await isChangedBy(() =>
      database
        .transaction(async (transaction) => {
          await insert(transaction);
          transaction.rollback();
        })
        .catch(() => undefined),
    ),
    ofEnquiries: await isChangedBy(() =>
      storeWrite(database, 'feedback', { rating: 5, message: 'x' }, new Date()),
    ),
  };
  await close();
  console.log(JSON.stringify(results));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
