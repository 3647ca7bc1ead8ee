/**
 * Previews: the one way to read an item whatever its state, for whoever has a key to it. No list and no other call gives
 * such a key, or such an item. Safe for a browser: nothing here knows how keys are made.
 */
import { PREVIEW_PAGE } from './preview-page';
import { reads, type ReadCall, type ReadName } from './read-calls';

/** How many days a key lasts where nobody says otherwise, and at most. */
export const PREVIEW_DAYS = 7;
export const MOST_PREVIEW_DAYS = 30;

type Details = {
  [N in ReadName]: (typeof reads)[N] extends { answer: 'object' } ? N : never;
}[ReadName];

/** The calls for single items, by whose names previews are known: every kind of item with a page has one. */
export const previewNames = (Object.keys(reads) as ReadName[]).filter(
  (name): name is Details => (reads[name] as ReadCall).answer === 'object',
);
export type PreviewName = Details;

/** The item that a key is for. An id is never given to another item, and stays when a draft gets another slug. */
export interface PreviewSubject {
  readonly name: PreviewName;
  readonly id: string;
}

/** Content of a link: the item, and the key to it. */
export interface PreviewLink extends PreviewSubject {
  readonly key: string;
}

/** The call's path below the base URL. The key goes with it as `Authorization: Bearer …`, which no log writes down. */
export const previewPath = ({ name, id }: PreviewSubject) =>
  `preview/${name}/${encodeURIComponent(id)}`;

/** The path of the call for a picture that the item names; `url` is its query. */
export const previewPicturePath = (subject: PreviewSubject) => `${previewPath(subject)}/picture`;

/** Without signs that an address escapes: Gatsby's router stumbles over an escape that was cut off. */
function idToText(id: string): string {
  const bytes = encodeURIComponent(id).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function idOfText(text: string): string {
  const bytes = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))];
  return decodeURIComponent(
    bytes.map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`).join(''),
  );
}

/**
 * The address at which somebody sees the item. What is secret stands behind the `#`: browsers send that to nobody, not
 * to the host, not as a referrer.
 * @param site the site's address, without a trailing slash
 */
export function previewUrl(site: string, { name, id, key }: PreviewLink): string {
  return `${site}${PREVIEW_PAGE}#${name}/${idToText(id)}/${key}`;
}

/** Reads the part of such an address behind the `#`, with or without that; null for anything else. */
export function readPreviewLink(fragment: string): PreviewLink | null {
  const [, word = '', id = '', key = ''] = /^#?([^/]+)\/([^/]+)\/([^/]+)$/.exec(fragment) ?? [];
  const name = previewNames.find((known) => known === word);
  try {
    return name ? { name, id: idOfText(id), key } : null;
  } catch {
    return null;
  }
}
