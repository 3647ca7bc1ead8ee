/** The last guard before anything is written under `public/`; pure. */
import path from 'node:path';

/** The longest file name of common file systems, in bytes. */
const MAX_SEGMENT_BYTES = 255;

/**
 * Why a page's path must not be written, or null if it may: it must be inside `public/` on any system.
 * @param pagePath such as `/blog/slug`
 */
export function unsafePathReason(pagePath: string): string | null {
  if (!pagePath.startsWith('/')) return 'does not begin with a slash';
  const root = path.resolve('public');
  const target = path.resolve(root, `.${pagePath}`, 'index.html');
  if (!target.startsWith(root + path.sep)) return 'lies outside public/';
  for (const segment of pagePath.slice(1).split('/')) {
    if (segment === '' && pagePath !== '/') return 'has an empty part';
    if (segment === '.' || segment === '..') return 'has a part made of dots';
    if (/[\\\p{Cc}]/u.test(segment)) return 'has a backslash or a control character';
    if (/\p{Cs}/u.test(segment)) return 'has half a character';
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return 'has a part of over 255 bytes';
  }
  return null;
}
