/**
 * The header's featured read as the admin API has it now, for a page that was built before. Loaded on its own:
 * the schemas that it reads with are no part of the first visit's code.
 */
import type { FeaturedItem } from '../../shell/featured';
import { itemPath } from '../../collections';
import { formatDate } from '../../lib/format';
import { readAnswer } from './checked-reads';

/** Whether the site has been built with this page: a newer one than the build has none yet. */
async function isBuilt(slug: string): Promise<boolean> {
  const address = `/page-data/press-release/${encodeURIComponent(slug)}/page-data.json`;
  return (await fetch(address, { method: 'HEAD' })).ok;
}

/**
 * The first press release in an answer of the admin API.
 *
 * Its words replace the built ones. The picture stays where it is the same item; for another there is none, since
 * pictures are made by the build. One without a page yet has its address all the same: it is looked up there.
 * @param built the build's featured item
 * @param url that was asked, and `body` its answer
 * @returns null where the API has no press release to show
 * @throws {AdminApiError} where its answer cannot be read
 */
export async function readFeatured(
  built: FeaturedItem | null,
  url: string,
  body: unknown,
): Promise<FeaturedItem | null> {
  const [first] = readAnswer('pressReleases', url, body).items;
  if (!first) return null;
  const same = first.slug === built?.slug;
  return {
    slug: first.slug,
    path: itemPath('pressRelease', first.slug),
    isUnbuilt: !same && !(await isBuilt(first.slug)),
    title: first.title,
    excerpt: first.short_description ?? (same ? built.excerpt : ''),
    publishedAt: first.published_at ?? null,
    date: formatDate(first.published_at),
    picture: same ? built.picture : null,
  };
}
