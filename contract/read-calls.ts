/** The calls that read, as section 7 of the specification fixes them. Apart from the forms' schemas, which no reader needs. */
import { User } from './items';
import { itemCalls } from './kinds';
import type { ReadCall } from './read-call';

export type { QueryField, ReadCall } from './read-call';

export const reads = {
  ...itemCalls,
  users: {
    path: 'users',
    item: User,
    answer: { list: 'users' },
    query: ['page', 'size'],
    developmentOnly: true,
  },
} as const satisfies Record<string, ReadCall>;
export type ReadName = keyof typeof reads;

/** A detail call's path for a slug, such as `posts/slug/na%C3%AFve-retries`. */
export function detailPath(call: ReadCall, slug: string): string {
  return call.path.replace('{slug}', encodeURIComponent(slug));
}
