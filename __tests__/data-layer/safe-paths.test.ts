import { expect, it } from '@jest/globals';
import { unsafePathReason } from '../../src/data-layer/safe-paths';

it.each(['/', '/blog/a', '/blog/über uns', '/blog/...a', '/404.html', `/blog/${'é'.repeat(127)}`])(
  'lets %j pass',
  (pagePath) => {
    expect(unsafePathReason(pagePath)).toBeNull();
  },
);

it.each([
  ['blog/a', 'does not begin with a slash'],
  ['/blog/../../../x', 'lies outside public/'],
  ['/..', 'lies outside public/'],
  ['/blog/../a', 'has a part made of dots'],
  ['/blog/.', 'has a part made of dots'],
  ['/blog//a', 'has an empty part'],
  ['/blog/', 'has an empty part'],
  ['/blog/a\\..\\b', 'has a backslash or a control character'],
  ['/blog/a\u0000b', 'has a backslash or a control character'],
  ['/blog/a\nb', 'has a backslash or a control character'],
  ['/blog/a\ud835', 'has half a character'],
  [`/blog/${'é'.repeat(128)}`, 'has a part of over 255 bytes'],
])('stops %j, which %s', (pagePath, reason) => {
  expect(unsafePathReason(pagePath)).toBe(reason);
});
