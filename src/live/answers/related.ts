/** Items like one that the build does not know, by the call for its service, else by that for its category. */
import { categoryFilter } from '@corporate-website/contract/parse';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { definitionOf } from '../../collections';
import { categoryPath } from '../../collections/list-paths';
import { wholeList, type ListQuery } from '../lists/list-query';
import { isAborted } from '../api/errors';
import { askBuilt } from './built';
import type { Question } from './found';
import { callFor, liveTeasers, readWhole } from './live';

/** As many as a built page shows. */
const MOST = 3;

/** The item that others should resemble. */
export interface Like {
  slug: string;
  type?: ServiceKey | null;
  category?: string | null;
}

const others =
  (slug: string) =>
  <T extends { slug: string }>(items: readonly T[]) =>
    items.filter((item) => item.slug !== slug).slice(0, MOST);

/** Query: by service, else by category, else all. */
function queryOf(collection: Question['collection'], { type, category }: Like): ListQuery {
  if (type) return { ...wholeList, type };
  const name = categoryFilter(category);
  const path = categoryPath(definitionOf(collection).pages.list, name);
  return name ? { ...wholeList, category: { name, path } } : wholeList;
}

/**
 * Up to three items besides one; built ones where the admin API does not answer.
 * @throws {Error} where nothing answers
 */
export async function relatedItems<T extends { slug: string }>(
  list: Omit<Question<T>, 'query'>,
  like: Like,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const query = queryOf(list.collection, like);
  const call = callFor(list.collection, query);
  if (!call) return [];
  try {
    const { items } = await readWhole(call, signal);
    return await liveTeasers(list, others(like.slug)(items.filter(call.isWanted)));
  } catch (error) {
    if (isAborted(error)) throw error;
    return others(like.slug)((await askBuilt({ ...list, query })).items);
  }
}
