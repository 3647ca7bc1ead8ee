/**
 * Looks an address up that was published after the build. Large with all that it shows: to be loaded when an address
 * may be an item's.
 */
import type { ReactElement } from 'react';
import type { ItemDefinition } from '../../../contract/items';
import type { ItemAddress } from '../../lib/item-address';
import { headWords } from '../../lib/item-facts';
import { itemPath } from '../../collections';
import { ALWAYS_RESERVED, unfitPageSlug } from '../../lib/slug-rules';
import { kinds, type Kind } from './kinds';
import { liveItem, type LiveItemOptions } from './live-item';

/** An item that may be shown. */
export interface Found {
  path: string;
  title: string;
  /** Of the page's head. */
  head: { title: string; description: string };
  content: ReactElement;
}

/** The item has another address. */
export interface Moved {
  movedTo: string;
}

const reserved: ReadonlySet<string> = new Set(ALWAYS_RESERVED);

interface Addressed extends ItemDefinition {
  required: ItemDefinition['required'] & { slug: ItemDefinition['required'][string] };
}

async function lookUpKind<D extends Addressed>(
  { definition, richText, read, show }: Kind<D>,
  { collection, slug }: ItemAddress,
  options: LiveItemOptions,
): Promise<Found | Moved | null> {
  const [item] = await Promise.all([
    read(slug, options),
    // What makes texts safe comes while the admin API is asked.
    import('../../rich-text/browser'),
  ]);
  if (item === null) return null;
  const own = String(item.slug);
  if (unfitPageSlug(own, reserved) !== null) return null;
  const path = itemPath(collection, own);
  if (own !== slug) return { movedTo: path };
  const live = await liveItem(definition, richText, item, options);
  if (live === null) return null;
  return {
    path,
    title: String(live.fields.title),
    head: headWords(live.fields, live.texts),
    content: await show(live, path, options.signal),
  };
}

/**
 * Asks the admin API for the item of an address.
 * @returns null where there is none, or none that may be shown
 * @throws {AdminApiError} where the API could not be asked; other errors where a part of the site did not load
 */
export function lookUp(
  address: ItemAddress,
  options: LiveItemOptions,
): Promise<Found | Moved | null> {
  return lookUpKind(kinds[address.collection] as unknown as Kind<Addressed>, address, options);
}
