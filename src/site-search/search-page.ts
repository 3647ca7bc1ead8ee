/** Path of the search, for pages that only name it. */

export const SEARCH_PATH = '/search';

/** The query parameter of the search terms. */
export const QUERY_PARAMETER = 'q';
