import { expect, jest, test } from '@jest/globals';
import type { Database } from '../database/connect';
import { endIfWedged } from '../database/wedged';
import { until } from '../../scripts/servers/until';

type Execute = Database['execute'];

const EVERY_MS = 10;

/** Watches a database until it was asked so often. @returns how often the process would have been ended */
async function endsBy(asked: number, execute: () => Promise<unknown>): Promise<number> {
  const end = jest.fn();
  const asking = jest.fn(execute);
  const database = { execute: asking as unknown as Execute };
  const forget = endIfWedged(database, { everyMs: EVERY_MS, end });
  await until(() => asking.mock.calls.length > asked, 10_000);
  forget();
  return end.mock.calls.length;
}

test('a process whose database fails again and again is ended once', async () => {
  const fails = () => Promise.reject(new Error('XLogBeginInsert was already called'));
  expect(await endsBy(4, fails)).toBe(0);
  expect(await endsBy(20, fails)).toBe(1);
});

test('so is one whose database is silent', async () => {
  expect(await endsBy(20, () => new Promise(() => undefined))).toBe(1);
});

test('one whose database answers now and then goes on', async () => {
  let asked = 0;
  const recovers = async () => {
    asked += 1;
    if (asked % 5 > 0) throw new Error('no room');
  };
  expect(await endsBy(30, recovers)).toBe(0);
});
