/**
 * The data of pages, in files that are Gatsby's own: the one place that knows where they are and what they look like
 * ("Reaching in" of docs/architecture.md).
 */
import { valueAt } from './value-at';

/** The address of a page's data. @param path of the page, without a slash at its end */
export const pageDataPath = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;

/** Whether a file of the site is a page's data. */
export const isPageData = (name: string): boolean => /^page-data\/.+\/page-data\.json$/.test(name);

/** The folder of answers to components' queries, named by their text. */
export const STATIC_QUERIES = 'page-data/sq/d/';

/** The result of the page's query, in its data; empty where there is none. */
export function queryResult(pageData: unknown): Readonly<Record<string, unknown>> {
  const found = valueAt({ pageData }, 'pageData.result.data');
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

/**
 * The result of a page's query. A page without it cannot be rendered: the error boundary shows and reports that.
 * @throws {Error} without a result
 */
export function dataOf<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('The page came without its data.');
  return found;
}
