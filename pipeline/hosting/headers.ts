/** The headers that every answer of the site carries, whoever serves it. */

/** What a browser may do with the pages of this site; names as they are sent. */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
};

/**
 * @param siteUrl where the site is served: only https may ask browsers to come by https alone
 * @returns values by name
 */
export function siteHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https:')
    ? { ...always, 'Strict-Transport-Security': 'max-age=31536000' }
    : always;
}
