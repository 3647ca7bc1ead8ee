/** The samples name days. The parts that the built site needs must exist on any day to come. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readContent } from '../content-loader/read-content';

const YEAR_MS = 366 * 24 * 3_600_000;

/** Visible jobs of the content on a day. */
function jobsOn(now: number): { open: number; closed: number } {
  const { items } = readContent(path.resolve('admin-api/content'));
  const jobs = items.filter(
    ({ collection, fields }) =>
      collection === 'Job' &&
      fields['status'] === 'publish' &&
      fields['is_main'] === true &&
      Date.parse(String(fields['published_at'])) <= now,
  );
  const open = jobs.filter(({ fields }) => {
    const end = fields['valid_through'];
    return typeof end !== 'string' || Date.parse(end) >= now;
  }).length;
  return { open, closed: jobs.length - open };
}

test.each([0, 1, 5, 50])('%i years ahead, a job is open and another is closed', (years) => {
  const { open, closed } = jobsOn(Date.now() + years * YEAR_MS);
  expect(open).toBeGreaterThan(0);
  expect(closed).toBeGreaterThan(0);
});
