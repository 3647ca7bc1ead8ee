/** How an item stands, in words; pure. */
import type { ItemRow, Status } from '../../protocol';

export type Standing =
  | 'draft'
  | 'scheduled'
  | 'scheduled-changed'
  | 'published'
  | 'changed'
  | 'archived';

/** The facts by which an item's standing is known. */
export type Known = Pick<ItemRow, 'status' | 'pending' | 'live_from'>;

const bare: Readonly<Record<Status, Standing>> = {
  draft: 'draft',
  publish: 'published',
  archived: 'archived',
};

/** How an item stands. @param now milliseconds since 1970 */
export function standingOf(item: Known, now = Date.now()): Standing {
  const standing = bare[item.status];
  if (standing !== 'published') return standing;
  const isAhead = item.live_from !== null && Date.parse(item.live_from) > now;
  if (isAhead) return item.pending ? 'scheduled-changed' : 'scheduled';
  return item.pending ? 'changed' : 'published';
}

/** Whether an item is public, so that releases put it on the site. */
export const isPublic = (item: Known): boolean =>
  ['published', 'changed'].includes(standingOf(item));

/**
 * Whether the last release, which read the content at a time, has put the public version on the site; without a known
 * release, what is public counts as built.
 */
export const isOnSite = (item: Known, readAt: string | null | undefined): boolean =>
  isPublic(item) &&
  (!readAt || (item.live_from !== null && Date.parse(item.live_from) <= Date.parse(readAt)));

export const standingLabels: Readonly<Record<Standing, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  'scheduled-changed': 'Scheduled, changes waiting',
  published: 'Published',
  changed: 'Published, changes waiting',
  archived: 'Archived',
};

export type SaveAction = 'save' | 'publish' | 'archive';

/** Tells what an action has made of an item. @param before the item before it */
export function doneText(action: SaveAction, item: Known, before: Known = item): string {
  if (action === 'save') return 'Saved';
  if (action === 'archive') {
    return isPublic(before) ? 'Archived: the next release takes it off the site' : 'Archived';
  }
  return standingOf(item) === 'scheduled'
    ? 'Scheduled: the first release after that time puts it on the site'
    : 'Published: the next release puts it on the site';
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function textBy(format: Intl.DateTimeFormat, value: unknown): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return '';
  return format.format(new Date(value));
}

/** A moment in the reader's own zone: `4 Mar 2027, 09:30`. Empty for none. */
export const momentText = (value: unknown): string => textBy(moments, value);

/** The day of a moment, likewise. */
export const dayText = (value: unknown): string => textBy(days, value);

/** When an item changed last, and by whom. */
export const changedText = (item: Pick<ItemRow, 'changed_at' | 'changed_by'>): string =>
  [dayText(item.changed_at), item.changed_by].filter(Boolean).join(', ');
