/** Where the page of an item is, by its collection and slug; for build and browser. */
import type { ArchivedCollection } from './page-contexts';

export const itemFolders: Readonly<Record<ArchivedCollection, string>> = {
  post: '/blog',
  caseStudy: '/case-study',
  pressRelease: '/press-release',
  job: '/corporate-overview/careers',
};

/** @example `itemPath('post', 'idempotent-by-default')` is `/blog/idempotent-by-default` */
export function itemPath(collection: ArchivedCollection, slug: string): string {
  return `${itemFolders[collection]}/${slug}`;
}
