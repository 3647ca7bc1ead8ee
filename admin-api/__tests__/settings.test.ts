import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { readProxies } from '../proxies';
import { readRetention } from '../retention';

describe('the age at which enquiries are deleted', () => {
  test.each([
    ['730', { contact: 730, insurtech: 730, feedback: 730 }],
    ['feedback=365, 730', { contact: 730, insurtech: 730, feedback: 365 }],
    ['subscriber=1000', { subscriber: 1000 }],
  ])('is read from %j', (text, days) => {
    expect(readRetention(text)).toEqual(days);
  });

  test.each(['0', '-1', '1.5', '180d', 'all', 'spam=1', '730,', 'feedback=', '999999'])(
    'cannot be %j',
    (text) => {
      expect(readRetention(text)).toBeUndefined();
    },
  );
});

describe('the proxies that are believed', () => {
  test.each([
    '127.0.0.1',
    'uniquelocal',
    'loopback, 10.0.0.0/8,fd00::/8',
    '10.0.0.0/255.0.0.0',
    '::ffff:127.0.0.1',
  ])('are taken by Fastify too: %j', (text) => {
    expect(readProxies({ TRUST_PROXY: text })).toBe(text);
    expect(() => Fastify({ trustProxy: text })).not.toThrow();
  });

  test.each(['true', '1', 'nginx', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1/8/8', '127.0.0.1,'])(
    'cannot be %j',
    (text) => {
      expect(() => readProxies({ TRUST_PROXY: text })).toThrow(
        /^TRUST_PROXY must be addresses of proxies such as 127\.0\.0\.1/,
      );
    },
  );
});
