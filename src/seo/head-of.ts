import { companyContact } from '../site/company-contact';
import type { ServiceKey } from '../cloth/weaving/weaves';
import type { FeedKey } from '../feeds/feeds';
import { DESCRIPTION_LENGTH } from './head-limits';
import { shorten } from '../lib/shorten';
import { absoluteUrl } from './urls';
import { crawlerTags } from './crawler-tags';
import type { Described } from './json-ld';

export interface SharePicture {
  /** The picture's crop for social networks; null where it cannot bear it. */
  readonly share_url: string | null;
  readonly alt: string;
}

export interface HeadFacts {
  /** Unique on the site, without the company's name. */
  title: string;
  /** Unique on the site; cut at a word near 160 characters. */
  description: string;
  /** The page's path, as its canonical address has it. */
  path: string;
  type?: 'website' | 'article';
  /** The page's own picture; without one that can be shared, it is shared with a card of its title and cloth. */
  image?: SharePicture | null;
  /** Whose thread the card has, where the path does not say it. */
  service?: ServiceKey | null;
  /** The page that the card is of, where that is another: the first of a list. */
  cardOf?: { readonly title: string; readonly path: string };
  publishedAt?: string | null;
  updatedAt?: string | null;
  /** The digest of the item that the page shows; the build compares it with its snapshot. */
  contentDigest?: string;
  /** The feed that lists its items. */
  feed?: FeedKey | undefined;
  /** Kept out of search engines. */
  noIndex?: boolean;
  /** Structured data. */
  jsonLd?: readonly Described[];
}

export type Tag = Readonly<Record<string, string>>;

export interface Head {
  title: string;
  meta: Tag[];
  link: Tag[];
  script: { type: string; innerHTML: string }[];
}

/** A page's title with the company's name, as browsers and search engines show it. */
export const titleTag = (title: string): string => `${title} | ${companyContact.name}`;

/** The tags of a page's head. Pure. */
export function headOf(facts: HeadFacts, siteUrl: string): Head {
  const { noIndex, type = 'website' } = facts;
  const description = shorten(facts.description, DESCRIPTION_LENGTH);
  const canonical = absoluteUrl(siteUrl, facts.path);
  const { properties: ofCrawlers, link, script } = crawlerTags(facts, siteUrl);
  return {
    title: facts.path === '/' ? facts.title : titleTag(facts.title),
    meta: [
      ...named({
        description,
        robots: noIndex ? 'noindex' : undefined,
        'content-digest': facts.contentDigest,
        'twitter:card': 'summary_large_image',
      }),
      ...properties({
        'og:title': facts.title,
        'og:description': description,
        'og:type': type,
        'og:url': canonical,
        'og:site_name': companyContact.name,
        'og:locale': 'en_GB',
        ...ofCrawlers,
        'article:published_time': type === 'article' ? facts.publishedAt : undefined,
        'article:modified_time': type === 'article' ? facts.updatedAt : undefined,
      }),
    ],
    // No `rel="next"`: Firefox prefetches that, which the policy forbids.
    link: noIndex ? [] : [{ rel: 'canonical', href: canonical }, ...link],
    script,
  };
}

function named(values: Record<string, string | null | undefined>) {
  return present(values).map(([name, content]) => ({ name, content }));
}

function properties(values: Record<string, string | null | undefined>) {
  return present(values).map(([property, content]) => ({ property, content }));
}

function present(values: Record<string, string | null | undefined>): [string, string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] =>
    value ? [[key, value]] : [],
  );
}
