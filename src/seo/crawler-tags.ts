/** Tags that crawlers and feed readers read in an address's HTML: the shared picture, feeds, structured data. */
import { feedAddresses } from '../feeds/feeds';
import { formatTitle } from '../feeds/feed-title';
import {
  serviceOfPath,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  shareAddress,
  type ShareCard,
} from '../share-pictures/share-picture';
import type { Head, HeadFacts, SharePicture, Tag } from './head-of';
import { jsonLd, type JsonLd } from './json-ld';
import { absoluteUrl } from './urls';

export interface CrawlerTags extends Pick<Head, 'link' | 'script'> {
  /** Open Graph properties. */
  properties: Readonly<Record<string, string>>;
}

export function crawlerTags(facts: HeadFacts, siteUrl: string): CrawlerTags {
  return {
    properties: pictureProperties(sharePictureOf(facts), siteUrl),
    link: feedLinks(facts, siteUrl),
    script: (facts.jsonLd ?? []).flatMap((described) => {
      const data = jsonLd(described, siteUrl);
      return data ? [scriptOf(data)] : [];
    }),
  };
}

function feedLinks({ feed }: HeadFacts, siteUrl: string): Tag[] {
  return (feed ? feedAddresses(feed) : []).map((address) => ({
    rel: 'alternate',
    type: address.type,
    title: formatTitle(address),
    href: absoluteUrl(siteUrl, address.path),
  }));
}

/** The picture that a page is shared with; none where it is not to be found. */
function sharePictureOf(facts: HeadFacts): SharePicture | null {
  const { image, noIndex, cardOf = facts, service = serviceOfPath(facts.path) } = facts;
  if (noIndex) return null;
  if (image && !image.is_vector && !image.is_animated) return image;
  const card: ShareCard = { title: cardOf.title, path: cardOf.path, service };
  return { url: shareAddress(card), alt: card.title, width: SHARE_WIDTH, height: SHARE_HEIGHT };
}

function pictureProperties(picture: SharePicture | null, siteUrl: string) {
  if (!picture) return {};
  const { url, alt, width, height } = picture;
  return {
    'og:image': absoluteUrl(siteUrl, url),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt,
  };
}

/** A `<` in the data could end the script element. */
function scriptOf(data: JsonLd) {
  return {
    type: 'application/ld+json',
    innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
