/** The files beside the texts: pictures, logos and PDFs, named in content files by relative paths. */
import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Stands for the address of the content folder in stored items, so that the address that the server is
 * reached at may change without any item changing. A name that can never be a real host's.
 */
export const MEDIA_BASE = 'http://content-media.invalid/';

/** Path of the content folder's files, below the server's public address. */
export const MEDIA_PATH = '/media/';

/** The media types that are served; a file of any other kind stays private. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** The folder of what editors upload. */
export const UPLOADS = 'uploads';

/** The folders whose files are served. */
export const mediaFolders: readonly string[] = ['pictures', 'logos', 'pdfs', UPLOADS];

/** Whether a path relative to the content folder names a file that may be served. */
export function isMediaPath(relativePath: string): boolean {
  const parts = relativePath.split('/');
  return (
    !relativePath.includes('\0') &&
    parts.length > 1 &&
    mediaFolders.includes(parts[0] ?? '') &&
    parts.every((part) => part !== '' && !part.startsWith('.')) &&
    path.extname(relativePath).toLowerCase() in mediaTypes
  );
}

/** True for `../pictures/x.jpg` and `logos/x.svg`; false for `https://…`, `mailto:…`, `/x` and `#x`. */
export function isRelative(url: string): boolean {
  return url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/|#|\?)/i.test(url);
}

export interface MediaFile {
  /** The stored address, starting with `MEDIA_BASE`. */
  url: string;
  bytes: number;
}

/**
 * The file that a content file names.
 * @param contentDir absolute path of the content folder
 * @param from the content file, relative to the content folder
 * @returns the file, or the path's fault as a phrase
 */
export function resolveMedia(
  contentDir: string,
  from: string,
  written: string,
): MediaFile | string {
  let decoded: string;
  try {
    decoded = decodeURI(written);
  } catch {
    return `"${written}" is not a path`;
  }
  const relative = path.posix.normalize(path.posix.join(path.posix.dirname(from), decoded));
  if (!isMediaPath(relative)) {
    return `"${written}" does not name a picture or PDF in ${mediaFolders.join('/, ')}/`;
  }
  const stats = statSync(path.join(contentDir, relative), { throwIfNoEntry: false });
  if (!stats?.isFile()) return `"${written}" names a file that does not exist (${relative})`;
  return { url: MEDIA_BASE + encodeURI(relative), bytes: stats.size };
}

/** JSON text of stored items with the media files' public addresses put in. */
export function withMediaAddress(json: string, publicUrl: string): string {
  return json.replaceAll(MEDIA_BASE, publicUrl + MEDIA_PATH);
}

/** JSON text of items to be stored, in which media files' public addresses stand for themselves again. */
export function withoutMediaAddress(json: string, publicUrl: string): string {
  return json.replaceAll(publicUrl + MEDIA_PATH, MEDIA_BASE);
}
