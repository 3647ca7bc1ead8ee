import { expect, it } from '@jest/globals';
import { growth } from '../support/growth';
import { archivePath, categoryPath, labelSlug } from '../../src/collections/list-paths';

it.each([
  ['Product engineering', 'product-engineering'],
  ['Research & Development', 'research~and~development'],
  ['  C++ / Rust  ', 'c~plus-plus-slash~rust'],
  ['अनुवाद', 'अनुवाद'],
  ['Gro\u0308ße', 'größe'],
  ['../../etc', '~dot-dot-slash-dot-dot-slash~etc'],
  ['★★', '~2605-2605'],
  // Letters of two UTF-16 units: none is cut in half.
  [`a${'𝗔'.repeat(40)}`, `a${'𝗔'.repeat(40)}`],
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

it.each([
  ['F', 'F#', 'F++', 'F+', 'F*', 'F plus', 'F.', '.F', 'F sharp'],
  ['.ORG', 'Org', 'Q&A', 'Q / A', 'Q A', 'QA', '★★', '★', '★ ☆', '設計', '設', '—', '---', '?'],
  [
    'Blood A+',
    'Blood A-',
    'Blood A',
    'Node.js',
    'Node js',
    '1.0',
    '10',
    'AI/ML',
    'AI & ML',
    'AI, ML',
  ],
  [
    'a'.repeat(70),
    'a'.repeat(71),
    `${'a'.repeat(70)}!`,
    `${'a'.repeat(59)} b`,
    `${'a'.repeat(59)} c`,
  ],
])('gives each of the labels %j, %j, %j, … an address of its own', (...labels) => {
  const slugs = labels.map(labelSlug);
  expect(new Set(slugs).size).toBe(labels.length);
  expect(slugs.filter((slug) => !/^[\p{L}\p{M}\p{N}~-]+$/u.test(slug))).toEqual([]);
});

it('gives labels one address that only case, spaces or unseen characters tell apart', () => {
  const same = [
    'Zusammenfassung A',
    'zusammenfassung  a',
    'Zu\u00adsammenfassung-A',
    ' Zusammenfassung A\u200b',
  ];
  expect(new Set(same.map(labelSlug))).toEqual(new Set(['zusammenfassung-a']));
});

it('takes linear time', () => {
  for (const part of ['a -', ' ', '-~', '+ '])
    expect(growth((size) => labelSlug(part.repeat(size / part.length)), 20_000)).toBeLessThan(9);
});

it('has no category page for General and for none', () => {
  expect(categoryPath('/list', 'Cloud')).toBe('/list/category/cloud');
  for (const label of ['General', '', null]) expect(categoryPath('/list', label)).toBeNull();
});

it('numbers the pages of an archive from the second', () => {
  expect(archivePath('/list', 2026)).toBe('/list/archive/2026');
  expect(archivePath('/list', null, 2)).toBe('/list/archive/undated/page/2');
});
