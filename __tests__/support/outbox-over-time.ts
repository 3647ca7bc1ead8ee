/**
 * Works on the outbox at several moments and prints the results, as JSON. A separate process, since PGlite cannot be
 * loaded within jest. Reads the same environment as the server.
 */
import { sql } from 'drizzle-orm';
import { connect, type Database } from '../../admin-api/database/connect';
import { listEnquiries } from '../../admin-api/database/enquiries';
import {
  claimNotices,
  finishNotices,
  giveUpNotices,
  nextDue,
  noticesLeft,
  postponeNotices,
  retryGivenUp,
  type Claim,
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
  const claim = (ms: number, most = 10) =>
    claimNotices(database, 'webhook', after(ms), { leaseMs: LEASE_MS, most });
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
  results['afterLease'] = { sameId: again.id === first.id, tries: again.notices[0].tries };
  await finishNotices(database, first);
  results['afterALateEnd'] = (await noticesLeft(database)).waiting;

  await postponeNotices(database, again, { dueAt: after(5000), told: null });
  results['due'] = (await nextDue(database, 'webhook'))?.toISOString();
  const third = await claim(5000);
  if (!third) throw new Error('The postponed notice was not due.');
  await giveUpNotices(database, third, { now: after(5000), told: null, tries: 3 });
  results['afterGivingUp'] = (await claim(1_000_000)) ?? 'none';
  await retryGivenUp(database, after(6000));
  const fourth = await claim(6000);
  results['begunAnew'] = fourth && {
    sameId: fourth.id === first.id,
    tries: fourth.notices[0].tries,
  };

  await store('second', 10_000);
  await forgetEnquiries(database, { feedback: after(10_000) }, { now: after(20_000) });
  const left = await database.execute(sql`select kind, received_at from notice`);
  results['afterForgetting'] = (left as unknown as { rows: unknown[] }).rows.length;

  results['inOne'] = await gatherMany(store, claim, database);
  await forgetEnquiries(database, { feedback: after(50_000) }, { now: after(50_000) });

  await database.execute(sql`drop table notice`);
  results['withoutOutbox'] = await store('third', 60_000);
  results['lost'] = lost;
  results['messages'] = (await listEnquiries(database)).map((row) => row['message']);
  await close();
  console.log(JSON.stringify(results));
}

/** Tests notices that exceed the number that may wait singly. */
async function gatherMany(
  store: (message: string, ms: number) => Promise<unknown>,
  claim: (ms: number, most?: number) => Promise<Claim | undefined>,
  database: Database,
): Promise<Record<string, unknown>> {
  const dueAt = (ms: number, told: string[] | null = null) => ({ dueAt: after(ms), told });
  const ids = (claimed?: Claim) => claimed?.notices.map(({ id }) => id).sort();
  const second = await claim(40_000, 0);
  if (!second) throw new Error('The second was not due.');
  // Another recipient has taken it: it stays by itself.
  await postponeNotices(database, second, dueAt(45_000, ['sales@example.com']));
  for (const name of ['a', 'b', 'c']) await store(name, 41_000);
  const single = await claim(41_000, 3);
  if (!single) throw new Error('None was due.');
  // Waits for its next try, and goes along with the others.
  await postponeNotices(database, single, dueAt(1_000_000));
  const gathered = await claim(41_000, 2);
  if (!gathered) throw new Error('Nothing was gathered.');
  const whileGathered = await claim(41_000, 0);
  await store('d', 41_500);
  await postponeNotices(database, gathered, dueAt(42_000));
  const newest = await claim(41_500, 2);
  if (newest) await finishNotices(database, newest);
  const again = await claim(42_000, 2);
  if (!again) throw new Error('The message was not due again.');
  await finishNotices(database, again);
  const refused = await claim(45_000, 0);
  return {
    single: single.notices.length,
    gathered: gathered.notices.length,
    isNewId: !ids(gathered)?.includes(gathered.id),
    whileGathered: whileGathered ?? 'none',
    newest: newest?.notices.length,
    again: {
      sameId: again.id === gathered.id,
      sameNotices: `${ids(again)}` === `${ids(gathered)}`,
    },
    refused: { same: `${ids(refused)}` === `${ids(second)}`, told: refused?.notices[0].told },
  };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
