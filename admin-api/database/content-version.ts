/** Which content the database holds, so that answers made of it may be given again. */
import type { Database } from './connect';
import { contentVersion } from './schema';

/** What stands for the content as it is now; another after each change of it, by whichever server. */
export async function readContentVersion(database: Database): Promise<string> {
  const [row] = await database.select({ version: contentVersion.version }).from(contentVersion);
  if (!row) throw new Error('The content has no version.');
  return row.version;
}
