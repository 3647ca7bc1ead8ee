/** The secret that signs previews: generated on first use, and the same for all servers of the database. */
import { randomBytes } from 'node:crypto';
import type { Database } from './connect';
import { previewSecret } from './schema';

const newSecret = () => randomBytes(32).toString('base64url');

/** The secret, which never leaves the server. */
export async function readPreviewSecret(database: Database): Promise<string> {
  const read = () => database.select({ secret: previewSecret.secret }).from(previewSecret);
  const [known] = await read();
  if (known) return known.secret;
  // Another server may be as quick: whichever is stored is everybody's.
  await database.insert(previewSecret).values({ secret: newSecret() }).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error('The secret of previews could not be stored.');
  return made.secret;
}

/** Another secret: no key that was given out opens anything from here on, on any server. */
export async function renewPreviewSecret(database: Database): Promise<void> {
  const secret = newSecret();
  await database
    .insert(previewSecret)
    .values({ secret })
    .onConflictDoUpdate({ target: previewSecret.only, set: { secret } });
}
