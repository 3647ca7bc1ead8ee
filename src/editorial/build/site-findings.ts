/** Findings that the site tells of an item: where its links lead, and whether the home page shows it; pure. */
import type { LinkChecks } from './ask-link';
import { when, type Finding } from './note';
import { ownPath } from './own-path';

const OLD_YEARS = 2;

export interface KnownLinks {
  siteUrl: string;
  /** Whether a page of this site is there. */
  isThere: (path: string) => boolean;
  foreign: LinkChecks;
}

/** Links that lead nowhere. */
export function linkFindings(
  links: readonly string[],
  { siteUrl, isThere, foreign }: KnownLinks,
): Finding[] {
  return links.flatMap((href) => {
    const own = ownPath(href, siteUrl);
    const check = foreign[href];
    return [
      ...when(own !== null && !isThere(own), {
        rule: 'dead-link',
        message: `A link leads to ${own}, where no page is. Take it out, or lead it to a page that is there.`,
      }),
      ...when(check?.outcome === 'gone', {
        rule: 'foreign-link',
        message: `A link leads to ${href}, which was not there on ${check?.at.slice(0, 10)} (${check?.reason}).`,
      }),
    ];
  });
}

/** An item that the home page links to. @param now milliseconds since 1970 */
export function oldOnHome(publishedAt: unknown, now: number): Finding[] {
  if (typeof publishedAt !== 'string') return [];
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - OLD_YEARS);
  return when(Date.parse(publishedAt) < limit.getTime(), {
    rule: 'old-on-home',
    field: 'published_at',
    message: `The home page links to it, and it is of ${publishedAt.slice(0, 10)}.`,
  });
}
