/** Reads the header's featured items: the build's, then the admin API's. */
import { callUrl } from '@corporate-website/contract/call-url';
import {
  DEFAULT_NEWS_PAGE_SIZE,
  PRESS_RELEASES_PATH,
} from '@corporate-website/contract/vocabulary';
import { adminApiUrlFor } from '../../site/environments';
import { FEATURED_PATH, type Featured, type FeaturedItem } from '../featured';

const NOTHING: Featured = { featuredRead: null, newestPressRelease: null, newestPost: null };

/** Reads the build's file; it comes from this very site, so that its shape needs no check. */
async function readBuilt(): Promise<Featured> {
  const response = await fetch(FEATURED_PATH);
  if (!response.ok) throw new Error(`${FEATURED_PATH}: status ${response.status}`);
  return (await response.json()) as Featured;
}

/** The latest news besides what is featured now: that of the build, or what the build featured. */
function newestBeside(built: Featured, { slug }: FeaturedItem): FeaturedItem | null {
  const at = (item: FeaturedItem | null) => Date.parse(item?.publishedAt ?? '') || 0;
  const others = [built.newestPressRelease, built.featuredRead].filter(
    (item) => item !== null && item.slug !== slug,
  );
  return others.sort((a, b) => at(b) - at(a))[0] ?? null;
}

/** The call for the newest news, as `readListPage` makes it. */
const newsUrl = () =>
  callUrl(adminApiUrlFor(location.host), PRESS_RELEASES_PATH, {
    page: 1,
    pageSize: DEFAULT_NEWS_PAGE_SIZE,
    status: 'publish',
    is_main: true,
  });

/** The first item of an answer, unchecked; undefined where it has none. */
function firstOf(body: unknown): Record<string, unknown> | undefined {
  const lists = Object.values(body as object).filter((value) => Array.isArray(value));
  return (lists[0] as Record<string, unknown>[] | undefined)?.[0];
}

/** Whether the answer says of the built item what the build does, so that nothing has to be read from it. */
function isAsBuilt(answered: Record<string, unknown>, built: FeaturedItem | null): boolean {
  const { slug, title, short_description: excerpt, published_at: at } = answered;
  return (
    slug === built?.slug &&
    title === built?.title &&
    (excerpt ?? built?.excerpt) === built?.excerpt &&
    Date.parse(String(at)) === Date.parse(built?.publishedAt ?? '')
  );
}

/** Reads the featured items of the admin API; null where the build has the same, or the API none. */
async function readNow(built: Featured): Promise<Featured | null> {
  const url = newsUrl();
  const answer = await fetch(url, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) return null;
  const body: unknown = await answer.json();
  const answered = firstOf(body);
  if (answered && isAsBuilt(answered, built.featuredRead)) return null;
  // The schemas for the answer are loaded only where it differs.
  const { readFeatured } = await import(
    /* webpackChunkName: 'featured-read' */ '../../live/api/featured-read'
  );
  const featuredRead = await readFeatured(built.featuredRead, url, body);
  if (!featuredRead) return null;
  return { ...built, featuredRead, newestPressRelease: newestBeside(built, featuredRead) };
}

/**
 * Calls back with what the build features, then with what the admin API does, where that differs. Failures are not
 * shown: the menu keeps what it has.
 */
export async function readFeaturedItems(show: (featured: Featured) => void): Promise<void> {
  const built = await readBuilt().catch(() => NOTHING);
  show(built);
  const now = await readNow(built).catch(() => null);
  if (now) show(now);
}
