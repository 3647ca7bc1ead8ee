/** Which share pictures a built page asks for: read from its HTML, since the head alone decides. */
import { decodeEntities } from '../../lib/html-entities';
import { serviceOfAddress, SHARE_FOLDER, shareAddress, type ShareCard } from '../share-picture';

const META = /<meta\b[^>]*>/g;

function attribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : decodeEntities(value);
}

/** The Open Graph properties of a page. */
export function openGraphOf(html: string): ReadonlyMap<string, string> {
  const end = html.indexOf('</head>');
  const tags = html.slice(0, end === -1 ? undefined : end).match(META) ?? [];
  return new Map(
    tags.flatMap((tag): [string, string][] => {
      const [property, content] = [attribute(tag, 'property'), attribute(tag, 'content')];
      return property?.startsWith('og:') && content !== undefined ? [[property, content]] : [];
    }),
  );
}

/** A card, and the address on the site that its picture has. */
export interface WantedPicture {
  readonly address: string;
  readonly card: ShareCard;
}

/**
 * The page's own card; null for a page with its own picture, and for one with another page's card, as the later pages
 * of a list have the first one's.
 * @param path the page's path
 */
export function wantedOf(html: string, path: string): WantedPicture | null {
  const properties = openGraphOf(html);
  const image = properties.get('og:image') ?? '';
  const address = image.slice(Math.max(0, image.lastIndexOf(SHARE_FOLDER)));
  const title = properties.get('og:image:alt');
  if (!address.startsWith(SHARE_FOLDER) || title === undefined) return null;
  const card: ShareCard = { title, path, service: serviceOfAddress(address) };
  return shareAddress(card) === address ? { address, card } : null;
}
