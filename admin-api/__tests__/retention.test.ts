import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect';

const DAY_MS = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('deleted enquiries are removed from the files in a later round where there was no room', async () => {
  const forgotten = [1, 0, 0, 0];
  const forgetEnquiries = async () => ({ contact: forgotten.shift() ?? 0 });
  jest.doMock('../database/retention', () => ({ forgetEnquiries }));
  const { forgetDaily } = await import('../retention');
  const compact = jest.fn(async () => undefined);
  compact.mockRejectedValueOnce(new Error('no room'));
  let ready = async () => undefined;
  const server = {
    addHook: (name: string, hook: typeof ready) => {
      if (name === 'onReady') ready = hook;
    },
    log: { error: jest.fn(), info: jest.fn() },
  };
  forgetDaily(server as unknown as FastifyInstance, {
    ...{ database: {} as Database, compact, now: () => new Date(), days: { contact: 30 } },
  });
  await ready();
  const tries = [compact.mock.calls.length];
  for (let day = 1; day < 4; day += 1) {
    await jest.advanceTimersByTimeAsync(DAY_MS);
    tries.push(compact.mock.calls.length);
  }
  expect(tries).toEqual([1, 2, 2, 2]);
});
