/** Links of texts to other sites: asked at an interval, one at a time a host, and remembered. */
import pLimit from 'p-limit';
import { groupInOrder } from '../../lib/group-in-order';
import { askLink, type AskOptions, type LinkCheck, type LinkChecks } from './ask-link';

export interface ForeignLinkOptions extends AskOptions {
  /** Days before a link is asked for again; 0 asks for none. */
  days: number;
  /** Links that are asked for in one run, those first that waited longest. */
  most?: number;
  /** Milliseconds between two requests to one host. */
  pauseMs?: number;
}

const DAY = 86_400_000;

/**
 * Asks for the links whose last check is older than the interval.
 * @param links absolute http(s) addresses of other sites
 * @returns the checks of these links, old and new; of links that are in no text any more, none
 */
export async function checkForeignLinks(
  links: readonly string[],
  before: LinkChecks,
  options: ForeignLinkOptions,
): Promise<LinkChecks> {
  const { days, now, most = 100, pauseMs = 1000 } = options;
  const known = new Map(links.flatMap((link) => (before[link] ? [[link, before[link]]] : [])));
  const lastAt = (link: string) => Date.parse(known.get(link)?.at ?? '') || 0;
  const due = days === 0 ? [] : links.filter((link) => now - lastAt(link) >= days * DAY);
  const chosen = due.sort((a, b) => lastAt(a) - lastAt(b) || (a < b ? -1 : 1)).slice(0, most);
  const byHost = groupInOrder(chosen, (link) => new URL(link).host);
  const limited = pLimit(8);
  const checks = await Promise.all(
    byHost.map(([, ofHost]) =>
      limited(async () => {
        const ofThis: [string, LinkCheck][] = [];
        for (const [index, link] of ofHost.entries()) {
          if (index > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
          ofThis.push([link, await askLink(link, options)]);
        }
        return ofThis;
      }),
    ),
  );
  // Where no host has a name any more, it is this machine that reaches none.
  const isCutOff = checks.flat().every(([, { reason }]) => reason === 'ENOTFOUND');
  if (!isCutOff) for (const [link, made] of checks.flat()) known.set(link, made);
  return Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
}
