/**
 * The header's featured read as the admin API has it now, for a page that was built before. Loaded on its own:
 * the schemas that it reads with are no part of the first visit's code.
 */
import type { FeaturedItem } from '../../shell/featured';
import { itemPath } from '../../collections';
import { formatDate } from '../../lib/format';
import { plainPicture, type PlainPicture } from '../../pictures/plain-picture';
import { FEATURED_SIZE } from '../../site/featured-size';
import { isBuiltPage } from '../look-up/built-page';
import { findBuiltPictures } from '../look-up/built-pictures';
import { readAnswer } from './checked-reads';

/**
 * A picture of the admin API, where a page may show it: one that the build has, or one on the site's own host. Null for
 * any other, which the policy would block.
 */
async function allowedPicture(
  url: string | undefined,
  alt: string,
  signal: AbortSignal,
): Promise<PlainPicture | null> {
  if (url === undefined) return null;
  const { head } = await findBuiltPictures([url], signal);
  const built = head(url, alt);
  if (built) return plainPicture(built, FEATURED_SIZE);
  if (new URL(url).origin !== location.origin) return null;
  return { alt, color: '', ...FEATURED_SIZE, src: url, srcSet: null, sources: [] };
}

/**
 * The first press release in an answer of the admin API.
 *
 * Its words replace the built ones. The picture stays where it is the same item; another has one where a page may
 * show it. One without a page yet has its address all the same: it is looked up there.
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
  const path = itemPath('pressRelease', first.slug);
  // Nothing ends it: the answer is kept for the visit.
  const { signal } = new AbortController();
  return {
    slug: first.slug,
    path,
    isUnbuilt: !same && !(await isBuiltPage(path, signal)),
    title: first.title,
    excerpt: first.short_description ?? (same ? built.excerpt : ''),
    publishedAt: first.published_at ?? null,
    date: formatDate(first.published_at),
    picture: same
      ? built.picture
      : await allowedPicture(first.image_cdn, first.image_alt ?? '', signal),
  };
}
