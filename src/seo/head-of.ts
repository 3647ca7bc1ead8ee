import { company } from '../lib/company';
import { shorten } from '../lib/shorten';
import { absoluteUrl } from './urls';
import type { JsonLd } from './json-ld';

export interface SharePicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface HeadFacts {
  /** Unique on the site, without the company's name. */
  title: string;
  /** Unique on the site; cut at a word near 160 characters. */
  description: string;
  /** The page's path, as its canonical address has it. */
  path: string;
  type?: 'website' | 'article';
  image?: SharePicture | null;
  publishedAt?: string | null;
  updatedAt?: string | null;
  /** The digest of the item that the page shows; the build compares it with its snapshot. */
  contentDigest?: string;
  /** Kept out of search engines. */
  noIndex?: boolean;
  jsonLd?: readonly (JsonLd | null)[];
}

type Tag = Record<string, string>;

export interface Head {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  link: Tag[];
  script: { type: string; innerHTML: string }[];
}

const DESCRIPTION_LENGTH = 160;

/** The tags of a page's head; pure, so that the built and the living page cannot differ. */
export function headOf(facts: HeadFacts, siteUrl: string): Head {
  const title = facts.path === '/' ? facts.title : `${facts.title} | ${company.name}`;
  const description = shorten(facts.description, DESCRIPTION_LENGTH);
  const canonical = absoluteUrl(siteUrl, facts.path);
  return {
    title,
    meta: [
      ...named({
        description,
        robots: facts.noIndex ? 'noindex' : undefined,
        'content-digest': facts.contentDigest,
        'twitter:card': facts.image ? 'summary_large_image' : 'summary',
      }),
      ...openGraph(facts, { description, canonical, siteUrl }),
    ],
    link: facts.noIndex ? [] : [{ rel: 'canonical', href: canonical }],
    script: (facts.jsonLd ?? []).flatMap((data) => (data ? [scriptOf(data)] : [])),
  };
}

interface Worked {
  description: string;
  canonical: string;
  siteUrl: string;
}

function openGraph(facts: HeadFacts, { description, canonical, siteUrl }: Worked) {
  const { image, type = 'website' } = facts;
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
