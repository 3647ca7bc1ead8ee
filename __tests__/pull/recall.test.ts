/** Finding what the pull before had, by addresses as they are now. */
import { describe, expect, test } from '@jest/globals';
import { recallFrom, type RecallInput } from '../../src/pull/recall';
import { snapshotItem, snapshotPicture, richText } from '../support/snapshot';

const HOST = 'https://media.example';
const validators = { etag: '"1"', lastModified: 'Thu, 01 Jan 2026 00:00:00 GMT' };
const use = { collection: 'post' as const, id: '1', field: 'image_cdn' };

/** A pull before in which one post showed pictures by these names, fetched from these addresses. */
function recall(names: Readonly<Record<string, string>>, field = 'image_cdn') {
  const pictures = Object.fromEntries(
    Object.keys(names).map((name, n) => [
      name,
      snapshotPicture(name, { hash: String(n).repeat(64), ...validators }),
    ]),
  );
  const [first = ''] = Object.keys(names);
  const texts = Object.keys(names).map((url) => ({ url, alt: '' }));
  const item = snapshotItem('1', field === 'image_cdn' ? { image_cdn: first } : {}, {
    rich: field === 'content' ? { content: richText('', { pictures: texts }) } : {},
  });
  const input: RecallInput = {
    known: { pictures, files: {} },
    addresses: names,
    collections: [{ key: 'post', live: false, items: [item] }],
  };
  return (address: string, at = { ...use, field }) => {
    const found = recallFrom(input)('picture', address, [at]);
    const { etag, lastModified } = found?.value ?? {};
    return found && { hash: found.value.hash[0], name: found.name, etag, lastModified };
  };
}

const signed = (n: number) => `${HOST}/p.jpg?X-Expires=9&X-Signature=${n}`;
const mark = (seed: string) => `#bytes=${seed.repeat(16)}`;

describe('a picture is known', () => {
  test('by another signature, wherever it is shown, and is asked for by date and ETag', () => {
    const name = `${HOST}/p.jpg${mark('a')}`;
    const elsewhere = { ...use, id: '2' };
    const known = { hash: '0', name, ...validators };
    expect(recall({ [name]: signed(1) })(signed(2), elsewhere)).toEqual(known);
  });

  test('by another token in the same field alone, and is asked for by its ETag alone', () => {
    const name = `${HOST}/p.jpg${mark('a')}`;
    const before = recall({ [name]: `${HOST}/p.jpg?token=a` });
    expect(before(`${HOST}/p.jpg?token=b`)).toEqual({ hash: '0', name, etag: '"1"' });
    expect(before(`${HOST}/p.jpg?token=b`, { ...use, id: '2' })).toBeUndefined();
  });

  test('by its file name in the same field, but is not asked whether it has changed', () => {
    const before = recall({ [`${HOST}/image.php?id=5`]: `${HOST}/image.php?id=5` });
    expect(before(`${HOST}/image.php?id=6`)).toEqual({ hash: '0' });
    expect(before('https://other.example/image.php?id=6')).toBeUndefined();
  });

  test('among several of a text by what a person chose, else by none', () => {
    const names = {
      [`${HOST}/p.jpg?w=200${mark('a')}`]: `${HOST}/p.jpg?w=200&token=a`,
      [`${HOST}/p.jpg?w=800${mark('b')}`]: `${HOST}/p.jpg?w=800&token=a`,
    };
    const before = recall(names, 'content');
    expect(before(`${HOST}/p.jpg?w=800&token=b`)?.hash).toBe('1');
    expect(before(`${HOST}/p.jpg?w=400&token=b`)).toBeUndefined();
  });
});
