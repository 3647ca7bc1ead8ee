/** The media types of a site's files. */
import path from 'node:path';

/** Endings without their dot, by media type. */
export const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'md'],
  'text/javascript': ['js', 'mjs'],
  'application/json': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'application/rss+xml': ['rss'],
  'application/atom+xml': ['atom'],
  'application/feed+json': ['jsonfeed'],
  'application/epub+zip': ['epub'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/wasm': ['wasm'],
  'application/zip': ['zip'],
  'application/octet-stream': ['pf_meta', 'pf_index', 'pf_fragment', 'pf_filter', 'pagefind'],
  'font/woff2': ['woff2'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
  'video/mp4': ['mp4'],
};

const byEnding: ReadonlyMap<string, string> = new Map(
  Object.entries(mediaTypes).flatMap(([type, endings]) =>
    endings.map((ending): [string, string] => [ending, type]),
  ),
);

/** Whether a media type is sent with a character set; an SVG declares its own. */
export const isText = (type: string): boolean =>
  /^text\/|json$|xml$/.test(type) && !type.startsWith('image/');

/** The `Content-Type` of a file, by its name. */
export function contentTypeOf(name: string): string {
  const type = byEnding.get(path.posix.extname(name).slice(1).toLowerCase());
  if (type === undefined) return 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}
