/** Which share picture a built page asks for: read from its HTML, since the head alone decides. */
import { decodeEntities } from '../../lib/html-entities';
import {
  isCard,
  serviceOfAddress,
  SHARE_FOLDER,
  shareAddress,
  type ShareCard,
} from '../share-picture';

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

/** A picture to draw for an address on the site: a card, or the crop of a picture in a file. */
export type WantedPicture =
  | { readonly address: string; readonly card: ShareCard }
  | { readonly address: string; readonly original: string };

/** The order to the drawing script. */
export interface DrawingOrder {
  /** A folder for the pictures. */
  readonly folder: string;
  readonly pictures: readonly WantedPicture[];
  /** Folder of the machine's picture store, where the build has one. */
  readonly machineStore?: string | undefined;
}

/**
 * The page's own share picture; null for one with another page's card, as the later pages of a list have the first
 * one's.
 * @param originals the files of all pictures that may be cropped, by the addresses of their crops
 */
export function wantedOf(
  html: string,
  originals: ReadonlyMap<string, string> = new Map(),
): WantedPicture | null {
  const properties = openGraphOf(html);
  const image = properties.get('og:image') ?? '';
  const address = image.slice(Math.max(0, image.lastIndexOf(SHARE_FOLDER)));
  const original = originals.get(address);
  if (original !== undefined) return { address, original };
  const [title, url] = [properties.get('og:image:alt'), properties.get('og:url') ?? ''];
  if (!isCard(address) || title === undefined || !URL.canParse(url)) return null;
  const { pathname: path } = new URL(url);
  const card: ShareCard = { title, path, service: serviceOfAddress(address) };
  return shareAddress(card) === address ? { address, card } : null;
}
