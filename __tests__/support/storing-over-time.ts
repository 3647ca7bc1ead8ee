/**
 * Stores the same thing at several moments and prints the results, as JSON. A separate process, since PGlite cannot be
 * loaded within jest. Reads the same environment as the server.
 */
import { randomUUID } from 'node:crypto';
import { connect } from '../../admin-api/database/connect';
import { listEnquiries } from '../../admin-api/database/enquiries';
import { forgetExpiredKeys, storeWrite } from '../../admin-api/database/writes';
import { readSettings } from '../../admin-api/settings';
import { IDEMPOTENCY_WINDOW_MS } from '@corporate-website/contract/writes';

const start = new Date('2026-01-01T00:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const { database, close } = await connect(databaseUrl ? { url: databaseUrl } : { dataDir });
  const newKey = () => ({ call: 'contactUs/feedback', key: randomUUID(), bodyHash: 'a' });
  const store = (key: ReturnType<typeof newKey>, ms: number, rating = 5) =>
    storeWrite(database, 'feedback', { rating, message: 'x' }, after(ms), { idempotency: key });
  const held = newKey();
  const other = { ...held, bodyHash: 'b' };
  const results: Record<string, unknown> = {
    first: await store(held, 0),
    repeatWithinWindow: await store(held, IDEMPOTENCY_WINDOW_MS),
    otherWithinWindow: await store(other, IDEMPOTENCY_WINDOW_MS),
    otherAfterWindow: await store(other, IDEMPOTENCY_WINDOW_MS + 1),
  };
  const tidied = newKey();
  await store(tidied, 0);
  await forgetExpiredKeys(database, after(IDEMPOTENCY_WINDOW_MS));
  results['beforeForgetting'] = await store(tidied, 0);
  await forgetExpiredKeys(database, after(IDEMPOTENCY_WINDOW_MS + 1));
  results['afterForgetting'] = await store(tidied, 0);
  const failing = newKey();
  // Larger than the column, so that the row fails after the key was taken.
  results['failing'] = await store(failing, 0, 99_999).catch(() => 'failed');
  results['afterFailing'] = await store(failing, 0);
  results['rows'] = (await listEnquiries(database)).length;
  await close();
  console.log(JSON.stringify(results));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
