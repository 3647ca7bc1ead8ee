/** Links from one text to a heading of another item: an author links by the heading's own id, the site has another. */
import { collections } from '../collections/build-rows';
import { percentDecodedOrSame } from '../lib/percent-decoding';
import type { Snapshot, SnapshotItem } from '../pull/snapshot/types';

/** The `href` of a link inside the site, as the rich-text processing writes it. */
const farLink = /(<a href="(\/[^"#?]*)(?:\?[^"#]*)?)#([^"]+)"/g;

const pathsOf = new WeakMap<Snapshot, ReadonlyMap<string, SnapshotItem>>();

/** The items that have pages, by their paths. */
function itemsByPath(snapshot: Snapshot): ReadonlyMap<string, SnapshotItem> {
  const known = pathsOf.get(snapshot);
  if (known) return known;
  const found = new Map<string, SnapshotItem>();
  for (const { key, page } of collections) {
    if (!page) continue;
    for (const item of snapshot.items[key])
      if (item.slug !== undefined) found.set(page.path(item.slug).normalize('NFC'), item);
  }
  pathsOf.set(snapshot, found);
  return found;
}

/** The site's id of a place that an item's author has named. */
function idOf(item: SnapshotItem, name: string): string | undefined {
  for (const { anchors = {}, headings } of Object.values(item.rich)) {
    const named = Object.hasOwn(anchors, name) ? anchors[name] : undefined;
    const same = headings.find(({ id }) => id === name || id.replace(/^\w+-/, '') === name);
    const id = named ?? same?.id;
    if (id !== undefined) return id;
  }
  return undefined;
}

/** A text's HTML, with links to headings of other items changed to the site's ids. */
export function withFarAnchors(html: string, snapshot: Snapshot): string {
  if (!html.includes('#')) return html;
  return html.replace(farLink, (whole: string, before: string, path: string, anchor: string) => {
    const item = itemsByPath(snapshot).get(percentDecodedOrSame(path).normalize('NFC'));
    const id = item && idOf(item, percentDecodedOrSame(anchor));
    return id === undefined ? whole : `${before}#${id}"`;
  });
}
