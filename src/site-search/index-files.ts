/** Files of the search index, by their paths on the site. */

/** The folder that Pagefind writes, and that the site's own files are added to. */
export const INDEX_PATH = '/pagefind/';

/** The words that pages use: an array, the commonest first. */
export const SEARCH_WORDS_PATH = `${INDEX_PATH}words.json`;

/** A string that changes whenever the index does. */
export const INDEX_VERSION_PATH = `${INDEX_PATH}version.json`;
