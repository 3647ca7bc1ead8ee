/** The secret that signs previews. */
import type { Database } from './connect';
import { previewSecret } from './schema';
import { newSecret, readSecret } from './secret';

export const readPreviewSecret = (database: Database): Promise<string> =>
  readSecret(database, previewSecret);

/** Another secret: no key that was given out opens anything from here on, on any server. */
export async function renewPreviewSecret(database: Database): Promise<void> {
  const secret = newSecret();
  await database
    .insert(previewSecret)
    .values({ secret })
    .onConflictDoUpdate({ target: previewSecret.only, set: { secret } });
}
