import { expect, test } from '@jest/globals';
import { percentDecoded, percentDecodedOrSame } from '../../src/lib/percent-decoding';

test('escapes are decoded', () => {
  expect(percentDecoded('/blog/caf%C3%A9%20%26%20co')).toBe('/blog/café & co');
  expect(percentDecodedOrSame('/blog/caf%C3%A9%20%26%20co')).toBe('/blog/café & co');
});

test.each(['100%', '%zz', '%E0%A4%A'])('%s is not to be decoded', (text) => {
  expect(percentDecoded(text)).toBeNull();
  expect(percentDecodedOrSame(text)).toBe(text);
});

test('an empty text is one', () => {
  expect(percentDecoded('')).toBe('');
});
