/** The shape of `/page-list.json`, which the build writes and the 404 page reads: every address, sorted. */

export const PAGE_LIST_PATH = '/page-list.json';

export type PageList = readonly string[];

/** Whether what came is such a list: an address that is not there may be answered with anything. */
export function isPageList(value: unknown): value is PageList {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
