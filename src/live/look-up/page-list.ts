/** The shape of `/page-list.json`, which the build writes and the 404 page reads: every address, sorted. */

export const PAGE_LIST_PATH = '/page-list.json';

export type PageList = readonly string[];

/** Whether a response is such a list: a server may answer a missing address with anything. */
export function isPageList(value: unknown): value is PageList {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
