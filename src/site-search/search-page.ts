/** Where the site is searched, for pages that only name the place. */

export const SEARCH_PATH = '/search';

/** What of its address holds the words that are looked for. */
export const QUERY_PARAMETER = 'q';
