/** Which content the database holds, so that answers made of it may be given again. */
import type { Database } from './connect';
import { contentVersion } from './schema';

/** Version of the current content; every change by any server gives another. */
export async function readContentVersion(database: Database): Promise<string> {
  const [row] = await database.select({ version: contentVersion.version }).from(contentVersion);
  if (!row) throw new Error('The content has no version.');
  return row.version;
}
