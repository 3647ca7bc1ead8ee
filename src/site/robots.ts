/** Exclusions from search engines: single pages by their own setting, and whole environments. */
import { environmentOf } from './environments';

/** For every page of an environment that is not to be found, as header and as meta element. */
export const ENVIRONMENT_ROBOTS = 'noindex, nofollow';

/** Tells the environment's meta element from the page's own, which is the same everywhere. */
export const ENVIRONMENT_MARK = 'data-environment';

const ROBOTS_TAG = /<meta\b[^>]*\sname="robots"[^>]*>/g;

/** Addresses of the machine itself. No search engine gets there, and pages should look as in production. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether a site is the public one.
 * @param siteUrl its URL, such as `https://www.example.com`
 */
export function isPublic(siteUrl: string): boolean {
  return URL.canParse(siteUrl) && environmentOf(new URL(siteUrl).host) === 'production';
}

/**
 * Whether search engines may list a site: that of production alone, of those that they reach.
 * @param siteUrl its URL, such as `https://www.example.com`
 */
export function isFindable(siteUrl: string): boolean {
  if (!URL.canParse(siteUrl)) return false;
  return LOOPBACK.test(new URL(siteUrl).hostname) || isPublic(siteUrl);
}

/**
 * Whether a page asks to be left out in every environment.
 * @param html of the page, or its head
 */
export function isLeftOut(html: string): boolean {
  const end = html.indexOf('</head>');
  const tags = html.slice(0, end === -1 ? undefined : end).match(ROBOTS_TAG) ?? [];
  return tags.some((tag) => tag.includes('noindex') && !tag.includes(ENVIRONMENT_MARK));
}
