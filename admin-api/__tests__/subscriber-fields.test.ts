/** A field that the contract adds to a subscription is stored, without a change of the code that stores it. */
import { describe, expect, test } from '@jest/globals';
import type { Database } from '../database/connect';
import type { Outbox } from '../database/notices';
import { subscriptionHash } from '../database/subscribers';
import { storeWrite } from '../database/writes';

const now = new Date('2026-11-29T10:00:00Z');
const body = { business_email: 'ada@example.com', first_name: 'Ada' };

/** A database of no rows, and what is given to it to be stored. */
function recorder() {
  const given: Record<string, unknown>[] = [];
  const answer = { returning: async () => [], onConflictDoNothing: () => answer };
  const take = (values: Record<string, unknown>) => {
    given.push(values);
    return { ...answer, where: () => answer };
  };
  const queries = { insert: () => ({ values: take }), update: () => ({ set: take }) };
  const database = {
    transaction: (work: (transaction: typeof queries) => unknown) => work(queries),
  };
  return { database: database as unknown as Database, given };
}

describe('an added field of a subscription', () => {
  test.each([
    ['taken at once', false],
    ['to be confirmed first', true],
  ])('is stored where it is %s', async (_, confirms) => {
    const { database, given } = recorder();
    const outbox = { confirms } as Outbox;
    await storeWrite(database, 'subscribe', body, now, { outbox });
    expect(given.length).toBeGreaterThan(0);
    for (const values of given) expect(values).toMatchObject(body);
  });

  test('counts where one compares what was sent', () => {
    const hash = subscriptionHash(body);
    expect(subscriptionHash({ ...body, business_email: 'ADA@example.com' })).toBe(hash);
    expect(subscriptionHash({ ...body, first_name: 'Bea' })).not.toBe(hash);
    expect(subscriptionHash({ business_email: body.business_email })).not.toBe(hash);
  });
});
