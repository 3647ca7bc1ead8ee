/**
 * Looks an address up that was published after the build. Large with all that it shows: to be loaded when an address
 * may be an item's.
 */
import { createElement, type ReactElement } from 'react';
import { definitionOf, folderOf, itemPath, type CollectionWithPages } from '../../collections';
import type { Live } from '../../collections/live';
import type { ItemAddress } from './item-address';
import { headWords } from '../../collections/item-facts';
import { shownSlug, unfitPageSlug } from '../../lib/slug-rules';
import { linkTo } from '../../site/navigation';
import { readItem } from '../api/reads';
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

/** Name of a collection's list in the navigation. */
export const listNameOf = (collection: CollectionWithPages): string =>
  linkTo(definitionOf(collection).pages.list).name;

/**
 * Handling of an item that is read live, by collection, of each of which webpack makes a chunk; with the component that
 * shows an item, whose parts have loaded.
 */
export async function liveDetailOf(collection: CollectionWithPages) {
  const { live } = (await import(
    /* webpackChunkName: 'live-[request]' */ `../../collections/${folderOf(collection)}/live`
  )) as {
    live: Live;
  };
  const Detail = await live.detail();
  return { live, Detail };
}

/**
 * Asks the admin API for the item of an address.
 * @returns null for none, or none that may be shown
 * @throws {AdminApiError} where the API could not be asked; other errors where a part of the site did not load
 */
export async function lookUp(
  { collection, slug }: ItemAddress,
  options: LiveItemOptions,
): Promise<Found | Moved | null> {
  const [item, { live, Detail }] = await Promise.all([
    readItem(collection, slug, options),
    // The component and the sanitiser load while the admin API is asked.
    liveDetailOf(collection),
    import(/* webpackChunkName: 'rich-text' */ '../../rich-text/browser'),
  ]);
  if (item === null) return null;
  const own = shownSlug(item.slug);
  if (unfitPageSlug(own) !== null) return null;
  const path = itemPath(collection, own);
  if (own !== shownSlug(slug)) return { movedTo: path };
  const shown = await liveItem(live.item, item, { ...options, path });
  if (shown === null) return null;
  const facts = await live.facts(shown, path, options.signal);
  return {
    path,
    title: String(shown.fields['title']),
    head: headWords(shown.fields, shown.texts),
    content: createElement(Detail, { key: path, item: facts, listName: listNameOf(collection) }),
  };
}
