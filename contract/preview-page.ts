/** The page of the site that shows an item by a key. Apart, for what every page has: nothing is recorded of it. */
export const PREVIEW_PAGE = '/preview';
