/** Removes files and pages at once, without waiting for the next release. */
import { isPublishedMedia } from '../hashed-names';
import type { BucketSettings } from '../../src/lib/build/object-store';
import { pageDataPath } from '../../src/lib/page-data';
import { keyOf, pathOf } from '../hosting/object-store/objects';
import type { ReleaseStore } from './store';
import { inTurn, tellCdn } from './upload';

/** The result of one name given to `purge`. */
export interface Purged {
  name: string;
  /** Files of releases, and objects of the store. */
  files: string[];
  objects: string[];
  /** Paths that a CDN must invalidate, even if nothing was found here: only the CDN may still have it. */
  invalidate: string[];
}

/**
 * The name to purge: a file, a page's path, or a folder of pictures or documents.
 * @param given a file's name, an address or its path
 * @throws {Error} for pages that the site needs, and for an invalid name
 */
function meantBy(given: string): string {
  let name: string;
  try {
    name = decodeURIComponent(new URL(given, 'http://site/').pathname).replace(/^\/+|\/+$/g, '');
  } catch {
    throw new Error(`"${given}" is neither a file nor an address; nothing was taken off.`);
  }
  if (['', 'index.html', '404', '404.html'].includes(name)) {
    throw new Error(`"${given}" is a page that the site cannot be without; nothing was taken off.`);
  }
  return name;
}

/** Whether a file, or the object of one, belongs to a name. */
function belongsTo(name: string): (each: string) => boolean {
  const own = [name, `${name}/index.html`, pageDataPath(`/${name}`).slice(1)];
  // A picture's folder holds all of its widths. Folders of pages, such as `blog`, cannot be purged.
  const isFolder = name.includes('/') && isPublishedMedia(`${name}/`);
  return (each) => own.includes(each) || (isFolder && each.startsWith(`${name}/`));
}

/**
 * Removes files and pages at once: from all kept releases, from the object store if there is one, and from a CDN by
 * `last-invalidation.txt`. A later release whose content still has them restores them.
 * @throws {Error} for an invalid name, or if the store cannot be reached; the call can be repeated
 */
export async function purge(
  store: ReleaseStore,
  objectStore: BucketSettings | null,
  given: readonly string[],
  onWait?: () => void,
): Promise<Purged[]> {
  const names = given.map(meantBy);
  // First, before anything that may fail or wait: visitors of this machine no longer get it.
  const taken = names.map((name) => ({ name, files: store.purge(belongsTo(name)) }));
  return inTurn(
    store,
    async () => {
      const done = taken.map(({ name, files }): Purged => {
        const keys = [...new Set([name, ...files.map(keyOf)])];
        return { name, files, objects: [], invalidate: keys.map(pathOf) };
      });
      // Written before the store is asked, which may not answer.
      tellCdn(store, pathsOf(done), true);
      if (!objectStore) return done;
      const { purgeObjects } = await import('../hosting/object-store/deploy');
      for (const each of done) {
        each.objects = await purgeObjects(objectStore, belongsTo(each.name));
        const paths = [...each.invalidate, ...each.objects.map(pathOf)];
        each.invalidate = [...new Set(paths)];
      }
      tellCdn(store, pathsOf(done), true);
      return done;
    },
    { onWait },
  );
}

const pathsOf = (all: readonly Purged[]) => all.flatMap(({ invalidate }) => invalidate);
