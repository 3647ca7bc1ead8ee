import { company } from '../site/company';
import type { ServiceKey } from '../cloth/weaving/weaves';
import { formatTitle } from '../feeds/feed-title';
import { feedAddresses, type FeedKey } from '../feeds/feeds';
import { DESCRIPTION_LENGTH } from './head-limits';
import {
  serviceOfPath,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  shareAddress,
  type ShareCard,
} from '../share-pictures/share-picture';
import { shorten } from '../lib/shorten';
import { absoluteUrl } from './urls';
import { jsonLd, type Described, type JsonLd } from './json-ld';

export interface SharePicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Social networks show neither vector nor moving pictures. */
  readonly is_vector?: boolean;
  readonly is_animated?: boolean;
}

export interface HeadFacts {
  /** Unique on the site, without the company's name. */
  title: string;
  /** Unique on the site; cut at a word near 160 characters. */
  description: string;
  /** The page's path, as its canonical address has it. */
  path: string;
  type?: 'website' | 'article';
  /** The page's own picture; without one it is shared with a card of its title and cloth. */
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

type Tag = Record<string, string>;

export interface Head {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  link: Tag[];
  script: { type: string; innerHTML: string }[];
}

/** A page's title with the company's name, as browsers and search engines show it. */
export const titleTag = (title: string): string => `${title} | ${company.name}`;

/** The tags of a page's head; pure, so that the built and the living page cannot differ. */
export function headOf(facts: HeadFacts, siteUrl: string): Head {
  const title = facts.path === '/' ? facts.title : titleTag(facts.title);
  const description = shorten(facts.description, DESCRIPTION_LENGTH);
  const canonical = absoluteUrl(siteUrl, facts.path);
  return {
    title,
    meta: [
      ...named({
        description,
        robots: facts.noIndex ? 'noindex' : undefined,
        'content-digest': facts.contentDigest,
        'twitter:card': facts.noIndex ? 'summary' : 'summary_large_image',
      }),
      ...openGraph(facts, { description, canonical, siteUrl }),
    ],
    link: facts.noIndex ? [] : linksOf(facts, siteUrl),
    script: (facts.jsonLd ?? []).flatMap((described) => {
      const data = jsonLd(described, siteUrl);
      return data ? [scriptOf(data)] : [];
    }),
  };
}

/** Canonical address and related links. No `rel="next"`: Firefox prefetches that, which the policy forbids. */
function linksOf({ path, feed }: HeadFacts, siteUrl: string): Tag[] {
  const feeds = (feed ? feedAddresses(feed) : []).map((address) => ({
    rel: 'alternate',
    type: address.type,
    title: formatTitle(address),
    href: absoluteUrl(siteUrl, address.path),
  }));
  return [{ rel: 'canonical', href: absoluteUrl(siteUrl, path) }, ...feeds];
}

interface Worked {
  description: string;
  canonical: string;
  siteUrl: string;
}

/** The picture that a page is shared with; none where it is not to be found. */
function sharePictureOf(facts: HeadFacts): SharePicture | null {
  const { image, noIndex, cardOf = facts, service = serviceOfPath(facts.path) } = facts;
  if (noIndex) return null;
  if (image && !image.is_vector && !image.is_animated) return image;
  const card: ShareCard = { title: cardOf.title, path: cardOf.path, service };
  return { url: shareAddress(card), alt: card.title, width: SHARE_WIDTH, height: SHARE_HEIGHT };
}

function openGraph(facts: HeadFacts, { description, canonical, siteUrl }: Worked) {
  const { type = 'website' } = facts;
  const image = sharePictureOf(facts);
  return properties({
    'og:title': facts.title,
    'og:description': description,
    'og:type': type,
    'og:url': canonical,
    'og:site_name': company.name,
    'og:locale': 'en_GB',
    'og:image': image ? absoluteUrl(siteUrl, image.url) : undefined,
    'og:image:width': image ? String(image.width) : undefined,
    'og:image:height': image ? String(image.height) : undefined,
    'og:image:alt': image?.alt,
    'article:published_time': type === 'article' ? facts.publishedAt : undefined,
    'article:modified_time': type === 'article' ? facts.updatedAt : undefined,
  });
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

/** A `<` in the data could end the script element. */
function scriptOf(data: JsonLd) {
  return {
    type: 'application/ld+json',
    innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
