/**
 * Subscribes, confirms and forgets at several moments and prints the results, as JSON. A separate process, since PGlite
 * cannot be loaded within jest. Reads the same environment as the server.
 */
import { connect } from '../../admin-api/database/connect';
import { listEnquiries } from '../../admin-api/database/enquiries';
import { forgetAddress } from '../../admin-api/database/erasure';
import { claimNotices, finishNotices, noticesLeft } from '../../admin-api/database/notices';
import { forgetEnquiries } from '../../admin-api/database/retention';
import { subscriptionRequest } from '../../admin-api/database/schema';
import {
  confirmSubscription,
  findRequest,
  forgetRequests,
  unsubscribe,
} from '../../admin-api/database/subscribers';
import { storeWrite } from '../../admin-api/database/writes';
import { readSettings } from '../../admin-api/settings';

const HOUR_MS = 60 * 60 * 1000;
const start = new Date('2026-01-01T00:00:00Z');
const after = (hours: number, ms = 0) => new Date(start.getTime() + hours * HOUR_MS + ms);

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const { database, close } = await connect(databaseUrl ? { url: databaseUrl } : { dataDir });
  const lost = (error: unknown) => console.error(error);
  const outbox = { channels: ['mail'] as const, confirms: true, lost };
  /** @returns how many mails go out for it */
  const ask = async (business_email: string, at: Date): Promise<number> => {
    await storeWrite(database, 'subscribe', { business_email }, at, { outbox });
    const far = after(100_000);
    const lease = { leaseMs: 1000, most: Infinity };
    let mails = 0;
    for (;;) {
      const claim = await claimNotices(database, 'confirmation', far, lease);
      if (!claim) return mails;
      if (await findRequest(database, claim.notices[0].enquiry_id)) mails += 1;
      await finishNotices(database, claim);
    }
  };
  const requests = () => database.select().from(subscriptionRequest);
  const tokenOf = async (address: string) =>
    (await requests()).find((request) => request.business_email === address)?.token ?? '';
  const confirm = async (token: string, at: Date) =>
    confirmSubscription(database, token, at, outbox);
  const subscribers = async () =>
    (await listEnquiries(database)).map((row) => [row['business_email'], row['confirmed_at']]);
  const results: Record<string, unknown> = {};

  results['mails'] = [
    await ask('a@example.com', after(0)),
    await ask('A@example.com', after(23)),
    await ask('a@example.com', after(24)),
    await ask('a@example.com', after(24, 1)),
    await ask('a@example.com', after(47)),
  ];
  results['toOneMailbox'] = [
    await ask('some.name@example.com', after(0)),
    await ask('some.name+1@example.com', after(0)),
    await ask('somename+2@example.com', after(0)),
    await ask('s.o.m.e.name@example.com', after(0)),
    await ask('Some.Name+3@Example.com', after(0)),
    await ask('some.name@example.org', after(0)),
  ];
  results['unconfirmed'] = await subscribers();
  results['waiting'] = (await noticesLeft(database)).waiting;

  const token = await tokenOf('a@example.com');
  results['late'] = await confirm(token, after(24 + 7 * 24, 2));
  results['inTime'] = await confirm(token, after(24 + 7 * 24, 1));
  results['again'] = await confirm(token, after(1000));
  results['confirmed'] = await subscribers();
  results['told'] = (await noticesLeft(database)).waiting;
  results['ofSubscriber'] = await ask('A@example.com', after(1000));
  await unsubscribe(database, token, after(1001));
  results['afterLeaving'] = await confirm(token, after(1001));
  results['asksAgain'] = await ask('a@example.com', after(1001));

  await forgetRequests(database, after(7 * 24));
  results['beforeSevenDays'] = (await requests()).length;
  await forgetRequests(database, after(7 * 24, 1));
  results['afterSevenDays'] = (await requests()).map((row) => row.business_email);
  await forgetAddress(database, 'A@EXAMPLE.COM', { now: after(1002) });
  results['erased'] = await requests();
  await storeWrite(database, 'subscribe', { business_email: 'b@example.com' }, after(2000), {
    outbox,
  });
  await forgetEnquiries(database, { subscriber: after(2001) }, { now: after(2001) });
  results['forgotten'] = [await requests(), (await noticesLeft(database)).waiting];
  await close();
  console.log(JSON.stringify(results));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
