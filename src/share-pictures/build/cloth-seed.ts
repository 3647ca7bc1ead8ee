import { plainPath } from '../share-picture';
import { collections } from '../../collections/build-rows';

/** The folders of pages that have a cover. */
const folders = collections.flatMap(({ page, pictures }) =>
  page && pictures.length > 0 ? page.path('') : [],
);

/** Seed of the page's cloth, as on the page itself: the slug of an item with a cover, else the path. */
export function clothSeed(path: string): string {
  const plain = plainPath(path);
  const folder = folders.find((each) => plain.startsWith(each)) ?? '';
  const slug = plain.slice(folder.length);
  return slug.includes('/') ? plain : slug;
}
