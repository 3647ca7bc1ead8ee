import { expect, test } from '@jest/globals';
import { shownUrl } from '../shown-url';

test.each([
  ['https://cdn.example/a/b%20c.png', 'https://cdn.example/a/b%20c.png'],
  ['https://cdn.example:8443/@scope/a.png', 'https://cdn.example:8443/@scope/a.png'],
  ['https://me:secret@a.example/api#secret', 'https://a.example/api'],
  ['https://secret@a.example/', 'https://a.example/'],
  ['postgres://me:secret@db/site', 'postgres://db/site'],
  ['https://a.example/a?token=secret&w=1', 'https://a.example/a?token=…&w=…'],
  // A part without a name is all value.
  ['https://a.example/a?secret', 'https://a.example/a?…'],
  // No addresses, but settings that were meant as such.
  ['soon', 'soon'],
  ['a.example/api?key=secret#secret', 'a.example/api?key=…'],
  ['me:secret@a.example', 'a.example'],
  ['https://me:sec/ret@a.example/api', 'https://a.example/api'],
  ['https://me:sec?r@et@a.example/', 'https://a.example/'],
  ['https://me:secret@[a.example]/api?key=secret', 'https://[a.example]/api?key=…'],
  ['see https://me:secret@a.example', 'a.example'],
  ['s3://me:secret@[bucket]/a', 's3://[bucket]/a'],
  ['', ''],
  ['?secret', '?…'],
  ['a?b?c=secret&d', 'a?b?c=…&…'],
])('%s is shown as %s', (address, shown) => {
  expect(shownUrl(address)).toBe(shown);
  expect(shownUrl(shownUrl(address))).toBe(shown);
});

test('values that are no secret stay', () => {
  expect(shownUrl('https://a.example/api?page=2&key=secret', ['page'])).toBe(
    'https://a.example/api?page=2&key=…',
  );
});
