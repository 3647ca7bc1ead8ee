/** How an item stands, in words; pure. */
import type { ItemRow, Status } from '../../protocol';

export type Standing = 'draft' | 'scheduled' | 'published' | 'changed' | 'archived';

const bare: Readonly<Record<Status, Standing>> = {
  draft: 'draft',
  publish: 'published',
  archived: 'archived',
};

/** How an item stands. @param now milliseconds since 1970 */
export function standingOf(
  item: Pick<ItemRow, 'status' | 'pending' | 'fields'>,
  now = Date.now(),
): Standing {
  const standing = bare[item.status];
  if (standing !== 'published') return standing;
  if (item.pending) return 'changed';
  const at = item.fields['published_at'];
  return typeof at === 'string' && Date.parse(at) > now ? 'scheduled' : 'published';
}

export const standingLabels: Readonly<Record<Standing, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, changes waiting',
  archived: 'Archived',
};

export type SaveAction = 'save' | 'publish' | 'archive';

/** Tells what an action has made of an item. */
export function doneText(action: SaveAction, item: Parameters<typeof standingOf>[0]): string {
  if (action === 'save') return 'Saved';
  if (action === 'archive') return 'Archived: the next release takes it off the site';
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
