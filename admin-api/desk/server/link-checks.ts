/** Whether links lead anywhere, remembered for a while: an item is looked at with each pause of typing. */
import pLimit from 'p-limit';
import { askLink, type LinkCheck } from '../../../src/editorial/build/ask-link';
import { homeLinks, type OwnLink } from '../../../src/editorial/build/home-links';
import { createAddressGuard } from '../../../src/pictures/build/addresses';

const TIMEOUT_MS = 5000;
/** Pages of the site come and go with each release. */
const OWN_MS = 60_000;
const FOREIGN_MS = 24 * 60 * OWN_MS;
const MOST_KNOWN = 5000;

export interface LinkOptions {
  now: () => Date;
  /** The site's address, without a trailing slash. */
  site: () => string;
  /** Private hosts that may be asked, besides the site. */
  allowedHosts: readonly string[];
}

export function linkChecks({ now, site, allowedHosts }: LinkOptions) {
  const known = new Map<string, LinkCheck>();
  const limited = pLimit(8);
  let home: { at: number; links: readonly OwnLink[] } = { at: 0, links: [] };

  async function ask(link: string, forMs: number): Promise<LinkCheck> {
    const time = now().getTime();
    const before = known.get(link);
    if (before && time - Date.parse(before.at) < forMs) return before;
    const guard = createAddressGuard(site(), allowedHosts);
    const check = await limited(() => askLink(link, { now: time, guard, timeoutMs: TIMEOUT_MS }));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(link, check);
    return check;
  }

  return {
    /** Whether the site has no page at a path. */
    isMissing: async (path: string): Promise<boolean> =>
      (await ask(site() + encodeURI(path), OWN_MS)).outcome === 'gone',

    /** Checks of links to other sites. */
    foreign: async (links: readonly string[]): Promise<Record<string, LinkCheck>> => {
      const checks = await Promise.all(
        links.map(async (link) => [link, await ask(link, FOREIGN_MS)] as const),
      );
      // Where no other site has ever answered, it is this machine that reaches none.
      const isReaching = [...known].some(
        ([link, { reason }]) => !link.startsWith(site()) && /^\d+$/.test(reason),
      );
      return isReaching ? Object.fromEntries(checks) : {};
    },

    /** The home page's links to pages of the site; none where it cannot be read. */
    ofHome: async (): Promise<readonly OwnLink[]> => {
      const time = now().getTime();
      if (time - home.at >= OWN_MS) {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const html = await fetch(site(), { signal })
          .then((answer) => answer.text())
          .catch(() => '');
        home = { at: time, links: homeLinks(html, site()) };
      }
      return home.links;
    },
  };
}
