/** Names and numbers of a joined index; the index itself is held to Pagefind's in `pipeline/search-index.test.ts`. */
import { describe, expect, it } from '@jest/globals';
import { CborReader, CborWriter, type Value } from '../../../src/site-search/build/cbor';
import { shortNames } from '../../../src/site-search/build/merge-index';

describe('CBOR', () => {
  const encoded = (value: Value) => {
    const writer = new CborWriter();
    writer.value(value);
    return writer.done();
  };

  // https://www.rfc-editor.org/rfc/rfc8949#appendix-A
  it.each<[Value, string]>([
    [0, '00'],
    [23, '17'],
    [24, '1818'],
    [255, '18ff'],
    [256, '190100'],
    [65_535, '19ffff'],
    [1_000_000, '1a000f4240'],
    [-1, '20'],
    [-100, '3863'],
    ['', '60'],
    ['ü', '62c3bc'],
    [[1, [2, 3], [4, 5]], '8301820203820405'],
  ])('writes and reads %j', (value, hex) => {
    expect(encoded(value).toString('hex')).toBe(hex);
    expect(new CborReader(Buffer.from(hex, 'hex')).value()).toEqual(value);
  });

  it('makes room for more than it began with', () => {
    const long = Array.from({ length: 70_000 }, (_, at) => at);
    expect(new CborReader(encoded(long)).value()).toEqual(long);
  });

  it.each(['83 01', '62 c3', '19 01', '1b 0000000000000001', '9f 01 ff'])(
    'refuses %s, which ends early or is not of an index',
    (hex) => {
      const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
      expect(() => new CborReader(bytes).value()).toThrow();
    },
  );
});

describe('names of parts', () => {
  const hash = (start: string) => start.padEnd(64, '0');

  it('are of seven digits, and of more where these are shared, whatever the order', () => {
    const hashes = ['1234567a', '89abcdef', '1234567b'].map(hash);
    const names = ['en_1234567a', 'en_89abcde', 'en_1234567b'];
    expect(shortNames(hashes)).toEqual(names);
    expect(shortNames(hashes.toReversed())).toEqual(names.toReversed());
  });
});
