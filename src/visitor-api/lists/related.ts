/** Items like one that the build does not know, by the calls for a category and for a service. */
import { categoryFilter } from '../../../contract/parse';
import type { ServiceKey } from '../../../contract/vocabulary';
import { categoryPath } from '../../lib/list-paths';
import { wholeList, type ListQuery } from '../../lib/list-query';
import type { TeaserData } from '../../lib/teaser-data';
import { isAborted } from '../errors';
import { readCaseStudiesByType, readPostsByCategory } from '../reads';
import { askBuilt } from './built';
import { liveTeasers } from './live';
import { isInCategory } from './matching';

/** As many as a built page shows. */
const MOST = 3;

type Related<K extends 'post' | 'caseStudy'> = Promise<readonly TeaserData[K][]>;

const others =
  (slug: string) =>
  <T extends { slug: string }>(items: readonly T[]) =>
    items.filter((item) => item.slug !== slug).slice(0, MOST);

/** What was built where the admin API does not answer. */
async function orBuilt<K extends 'post' | 'caseStudy'>(
  live: Related<K>,
  collection: K,
  slug: string,
  query: Partial<ListQuery>,
): Related<K> {
  try {
    return await live;
  } catch (error) {
    if (isAborted(error)) throw error;
    const { items } = await askBuilt({ collection, query: { ...wholeList, ...query } });
    return others(slug)(items);
  }
}

/**
 * Up to three posts of a category besides one; of all, where it is in none.
 * @throws {Error} where nothing answers
 */
export function relatedPosts(
  { slug, category }: { slug: string; category: string | null },
  signal: AbortSignal,
): Related<'post'> {
  const name = categoryFilter(category);
  const live = readPostsByCategory(name, { signal }).then(({ items }) =>
    liveTeasers(
      'post',
      others(slug)(items.filter((item) => name === '' || isInCategory(item, name))),
    ),
  );
  const path = categoryPath('/resources/blogs', name);
  return orBuilt<'post'>(live, 'post', slug, name ? { category: { name, path } } : {});
}

/**
 * Up to three case studies of a service besides one.
 * @throws {Error} where nothing answers
 */
export function relatedCases(
  { slug, type }: { slug: string; type: ServiceKey },
  signal: AbortSignal,
): Related<'caseStudy'> {
  const live = readCaseStudiesByType(type, { signal }).then(({ items }) =>
    liveTeasers('caseStudy', others(slug)(items.filter((item) => item.type === type))),
  );
  return orBuilt<'caseStudy'>(live, 'caseStudy', slug, { type });
}
