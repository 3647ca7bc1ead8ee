import { expect, it } from '@jest/globals';
import { doneText, isOnSite, standingLabels, standingOf } from '../../../desk/app/items/status';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const published = (ms: number, pending = false) =>
  ({ status: 'publish', pending, live_from: at(ms) }) as const;

it('publishing says that an item with a date ahead waits for it', () => {
  expect(doneText('publish', published(-HOUR))).toMatch(/^Published: the next release/);
  expect(doneText('publish', published(HOUR))).toMatch(/^Scheduled: .* after that time/);
});

it('an item that waits for its date is scheduled, also with a change that waits', () => {
  const label = (item: ReturnType<typeof published>) => standingLabels[standingOf(item)];
  expect(label(published(HOUR, true))).toBe('Scheduled, changes waiting');
  expect(label(published(-HOUR, true))).toBe('Published, changes waiting');
});

it('archiving promises to take off the site what is on it, and nothing else', () => {
  const archived = { status: 'archived', pending: false, live_from: null } as const;
  const draft = { ...archived, status: 'draft' } as const;
  expect(doneText('archive', archived, draft)).toBe('Archived');
  expect(doneText('archive', archived, published(HOUR))).toBe('Archived');
  expect(doneText('archive', archived, published(-HOUR))).toMatch(/takes it off the site$/);
});

it('an item is on the site once a release has read it', () => {
  const item = published(-HOUR);
  const known = [null, at(-2 * HOUR), at(0)].map((readAt) => isOnSite(item, readAt));
  expect(known).toEqual([true, false, true]);
  expect(isOnSite(published(HOUR), at(0))).toBe(false);
});
