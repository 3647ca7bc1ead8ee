/**
 * Works on the outbox at several moments and prints what came of it, as JSON. A process of its own, since PGlite cannot
 * be loaded within jest. Reads the same environment as the server.
 */
import { sql } from 'drizzle-orm';
import { connect } from '../../admin-api/database/connect';
import { listEnquiries } from '../../admin-api/database/enquiries';
import {
  claimNotice,
  finishNotice,
  giveUpNotice,
  nextDue,
  noticesLeft,
  postponeNotice,
  retryGivenUp,
} from '../../admin-api/database/notices';
import { forgetEnquiries } from '../../admin-api/database/retention';
import { storeWrite } from '../../admin-api/database/writes';
import { readSettings } from '../../admin-api/settings';

const start = new Date('2026-01-01T00:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const LEASE_MS = 1000;

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const { database, close } = await connect(databaseUrl ? { url: databaseUrl } : { dataDir });
  let lost = 0;
  const outbox = { channels: ['webhook', 'mail'] as const, lost: () => (lost += 1) };
  const store = (message: string, ms: number) =>
    storeWrite(database, 'feedback', { rating: 5, message }, after(ms), { outbox });
  const claim = (ms: number) => claimNotice(database, 'webhook', after(ms), LEASE_MS);
  const results: Record<string, unknown> = {};

  results['stored'] = await store('first', 0);
  results['early'] = (await claim(-1)) ?? 'none';
  const [one, other] = await Promise.all([claim(0), claim(0)]);
  results['claimsAtOnce'] = [one, other].filter(Boolean).length;
  const first = one ?? other;
  if (!first) throw new Error('No notice was claimed.');
  results['withinLease'] = (await claim(LEASE_MS - 1)) ?? 'none';
  const again = await claim(LEASE_MS);
  if (!again) throw new Error('The lease did not end.');
  results['afterLease'] = { sameId: again.id === first.id, tries: again.tries };
  await finishNotice(database, first);
  results['afterALateEnd'] = (await noticesLeft(database)).waiting;

  await postponeNotice(database, again, after(5000));
  results['due'] = (await nextDue(database, 'webhook'))?.toISOString();
  const third = await claim(5000);
  if (!third) throw new Error('The postponed notice was not due.');
  await giveUpNotice(database, third, after(5000));
  results['afterGivingUp'] = (await claim(1_000_000)) ?? 'none';
  await retryGivenUp(database, after(6000));
  const fourth = await claim(6000);
  results['begunAnew'] = fourth && { sameId: fourth.id === first.id, tries: fourth.tries };

  await store('second', 10_000);
  await forgetEnquiries(database, { feedback: after(10_000) }, { now: after(20_000) });
  const left = await database.execute(sql`select kind, received_at from notice`);
  results['afterForgetting'] = (left as unknown as { rows: unknown[] }).rows.length;

  await database.execute(sql`drop table notice`);
  results['withoutOutbox'] = await store('third', 30_000);
  results['lost'] = lost;
  results['messages'] = (await listEnquiries(database)).map((row) => row['message']);
  await close();
  console.log(JSON.stringify(results));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
