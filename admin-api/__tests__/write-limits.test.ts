import { expect, test } from '@jest/globals';
import { writeLimits } from '../routes/write-limits';

/** In which a host has 10 writes, and a network 20. */
const IN_ALL = 100;
const at = (time: string) => new Date(`2026-11-28T${time}Z`);

/** How many writes pass of one from each address. */
function passed(limits: ReturnType<typeof writeLimits>, addresses: Iterable<string>, now: Date) {
  return [...addresses].filter((ip) => limits(ip, now) === undefined).length;
}

const range = (length: number, each: (n: number) => string) =>
  Array.from({ length }, (_, n) => each(n));

test.each([
  [
    'an IPv4 address, mapped to IPv6 or not',
    (n: number) => ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201'][n % 3] ?? '',
    10,
  ],
  ['an IPv4 /24 in mapped addresses', (n: number) => `::ffff:192.0.2.${n}`, 20],
  ['an IPv6 /64', (n: number) => `2001:db8:1:2::${n}`, 10],
  ['an IPv6 /48', (n: number) => `2001:db8:1:${n}::1`, 20],
  ['a link-local network', (n: number) => `fe80::${n}%eth0`, 10],
])('%s has a share of what is taken in an hour', (_what, address, share) => {
  const limits = writeLimits(IN_ALL);
  expect(passed(limits, range(200, address), at('10:00:00'))).toBe(share);
  expect(passed(limits, ['198.51.100.1', '2001:db8:ffff::1'], at('10:00:00'))).toBe(2);
});

test('a host over its share leaves writes to its neighbours', () => {
  const limits = writeLimits(IN_ALL);
  passed(limits, Array<string>(200).fill('192.0.2.1'), at('10:00:00'));
  expect(limits('192.0.2.2', at('10:00:00'))).toBeUndefined();
});

test('what a flood is refused counts for nothing, against no one', () => {
  const limits = writeLimits(IN_ALL);
  passed(limits, Array<string>(1000).fill('192.0.2.1'), at('10:00:00'));
  const others = range(200, (n) => `10.0.${n}.1`);
  expect(passed(limits, others, at('10:00:00'))).toBe(IN_ALL - 10);
});

test('a refusal says who has reached the limit, and lasts until the full hour', () => {
  const limits = writeLimits(IN_ALL);
  passed(limits, Array<string>(20).fill('192.0.2.1'), at('10:00:00'));
  expect(limits('192.0.2.1', at('10:15:00.500'))).toEqual({ status: 429, retryAfterSeconds: 2700 });
  passed(
    limits,
    range(200, (n) => `10.0.${n}.1`),
    at('10:30:00'),
  );
  expect(limits('198.51.100.1', at('10:59:59.999'))).toEqual({ status: 503, retryAfterSeconds: 1 });
  expect(limits('192.0.2.1', at('11:00:00'))).toBeUndefined();
  expect(limits('198.51.100.1', at('11:00:00'))).toBeUndefined();
});
