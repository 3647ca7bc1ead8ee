/** Making links to previews. */
import { reads, type ReadCall } from '@corporate-website/contract/calls';
import {
  PREVIEW_DAYS,
  previewNames,
  previewUrl,
  type PreviewName,
  type PreviewSubject,
} from '@corporate-website/contract/previews';
import { sources } from '../content-loader/sources';
import type { Database } from '../database/connect';
import { findInAnyState } from '../database/items';
import { readPreviewSecret } from '../database/preview-secret';
import { endOf, makeKey } from './keys';

/** The kinds that can be previewed, by the names of their content folders, such as `posts`. */
export const previewKinds: ReadonlyMap<string, PreviewName> = new Map(
  previewNames.flatMap((name) => {
    const call: ReadCall = reads[name];
    const source = sources.find(({ definition }) => definition === call.item);
    return source ? [[source.name, name] as const] : [];
  }),
);

export interface MadeLink {
  url: string;
  /** ISO 8601 */
  expires_at: string;
}

/** @param site the address that the link begins with, without a trailing slash */
export async function makeLink(
  database: Database,
  site: string,
  subject: PreviewSubject,
  { now, days = PREVIEW_DAYS }: { now: Date; days?: number },
): Promise<MadeLink> {
  const until = endOf(now, days);
  const key = makeKey(await readPreviewSecret(database), subject, until);
  return { url: previewUrl(site, { ...subject, key }), expires_at: until.toISOString() };
}

/** A link to an item by its slug; null where there is no such item. */
export async function linkTo(
  database: Database,
  site: string,
  { name, slug }: { name: PreviewName; slug: string },
  options: { now: Date; days?: number },
): Promise<MadeLink | null> {
  const item = await findInAnyState(database, reads[name].item, { slug });
  return item ? makeLink(database, site, { name, id: String(item['id']) }, options) : null;
}
