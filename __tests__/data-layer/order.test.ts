import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

const src = path.join(__dirname, '../../src');

/** The orders that queries of the sources ask for, as written, with their files. */
function writtenOrders(): { file: string; order: string }[] {
  return fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(src, file), 'utf8');
      const orders = text.matchAll(/\bsort: (?<order>\[\{[^\]]*\]|\{ \w+: (?:A|DE)SC \})/g);
      return [...orders].map(({ groups }) => ({ file, order: groups?.['order'] ?? '' }));
    });
}

// Gatsby leaves items that compare equal in the order in which their nodes were made, which is another one after a
// change than from nothing.
it('is settled for items of the same time: each query ends with what no two items share', () => {
  const orders = writtenOrders();
  expect(orders.length).toBeGreaterThan(10);
  const open = orders.filter(({ order }) => !/\b(?:api_id|position): ASC \}\]?$/.test(order));
  expect(open).toEqual([]);
});

it('of dates is by moment: no query sorts by their text, which is in each author’s zone', () => {
  const byText = writtenOrders().filter(({ order }) => /\w_at: (?:A|DE)SC/.test(order));
  expect(byText).toEqual([]);
});
