/** In a built page's browser: search engines read structured data from an address's HTML, so no later head has any. */
export const jsonLd = (): null => null;
