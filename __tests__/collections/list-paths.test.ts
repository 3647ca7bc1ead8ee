import { expect, it } from '@jest/globals';
import { archivePath, categoryPath, labelSlug } from '../../src/collections/list-paths';

it.each([
  ['Research & Development', 'research-development'],
  ['  C++ / Rust  ', 'c-rust'],
  ['Größe', 'größe'],
  ['अनुवाद', 'अनुवाद'],
  ['Gro\u0308ße', 'größe'],
  ['../../etc', 'etc'],
  ['***', ''],
  ['a'.repeat(70), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  // Letters of two UTF-16 units: none is cut in half.
  [`a${'𝗔'.repeat(40)}`, `a${'𝗔'.repeat(40)}`],
  [`a${'𝗔'.repeat(70)}`, `a${'𝗔'.repeat(49)}`],
  [`${'𝗔'.repeat(49)} 𝗕 𝗖`, '𝗔'.repeat(49)],
  ['雲'.repeat(70), '雲'.repeat(60)],
  ['half \ud835 of one\udc00', 'half-of-one'],
])('makes an address of the label %j', (label, slug) => {
  expect(labelSlug(label)).toBe(slug);
});

it('makes addresses of any label that can be encoded, and be the name of a file', () => {
  for (const letter of ['a', 'ß', '雲', '𝗔', '𠀀', 'é']) {
    for (const before of ['', 'a', 'ab', 'abc']) {
      const slug = labelSlug(before + letter.repeat(300));
      expect(decodeURI(encodeURI(slug))).toBe(slug);
      expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200);
    }
  }
});

it('has no category page for General, for none and for what leaves nothing', () => {
  expect(categoryPath('/list', 'Cloud')).toBe('/list/category/cloud');
  for (const label of ['General', '', null, '***']) expect(categoryPath('/list', label)).toBeNull();
});

it('numbers the pages of an archive from the second', () => {
  expect(archivePath('/list', 2026)).toBe('/list/archive/2026');
  expect(archivePath('/list', null, 2)).toBe('/list/archive/undated/page/2');
});
