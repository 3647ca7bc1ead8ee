/** Secrets that a database holds: generated on first use, and the same for all servers of the database. */
import { randomBytes } from 'node:crypto';
import type { Database } from './connect';
import type { deskSecret, previewSecret } from './schema';

export const newSecret = () => randomBytes(32).toString('base64url');

/** The secret of a table, which never leaves the server. */
export async function readSecret(
  database: Database,
  table: typeof deskSecret | typeof previewSecret,
): Promise<string> {
  const read = () => database.select({ secret: table.secret }).from(table);
  const [known] = await read();
  if (known) return known.secret;
  // Another server may be as quick: whichever is stored is everybody's.
  await database.insert(table).values({ secret: newSecret() }).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('A secret could not be stored.');
  return made.secret;
}
