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
import type { Head, HeadFacts, Tag } from './head-of';
import { jsonLd, type JsonLd } from './json-ld';
import { absoluteUrl } from './urls';

export interface CrawlerTags extends Pick<Head, 'link' | 'script'> {
  /** Open Graph properties. */
  properties: Readonly<Record<string, string>>;
}

export function crawlerTags(facts: HeadFacts, siteUrl: string): CrawlerTags {
  return {
    properties: pictureProperties(facts, siteUrl),
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

/** Every page has one, those too that search engines leave out: people share them. */
function pictureProperties(facts: HeadFacts, siteUrl: string) {
  const { image, title, cardOf = facts, service = serviceOfPath(facts.path) } = facts;
  const photo = image?.share_url;
  const card: ShareCard = { title: cardOf.title, path: cardOf.path, service };
  return {
    'og:image': absoluteUrl(siteUrl, photo ?? shareAddress(card)),
    'og:image:type': photo ? 'image/jpeg' : 'image/png',
    'og:image:width': String(SHARE_WIDTH),
    'og:image:height': String(SHARE_HEIGHT),
    // A card shows its title. Of a picture that counts as decoration, the title says most.
    'og:image:alt': photo ? image.alt || title : card.title,
  };
}

/** A `<` in the data could end the script element. */
function scriptOf(data: JsonLd) {
  return {
    type: 'application/ld+json',
    innerHTML: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
