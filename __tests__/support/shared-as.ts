/** The share pictures of a site, held against what the pages say of them and what every network shows. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openGraphOf } from '../../src/share-pictures/build/wanted';
import { MOST_BYTES } from '../../src/share-pictures/build/photo';
import type { SiteFiles } from './site-files';

export interface SharedAs {
  /** The name of its file in the site. */
  file: string;
  alt: string;
  /** As the page says. */
  said: string;
  /** As the file is; null for none. */
  found: string | null;
}

/** The share picture of a page. @param html the name of its file */
export async function sharedAs(site: Pick<SiteFiles, 'root' | 'read'>, html: string) {
  const graph = openGraphOf(site.read(html));
  const fact = (name: string) => graph.get(`og:image${name}`) ?? '';
  const file = URL.canParse(fact('')) ? new URL(fact('')).pathname.slice(1) : '';
  const at = path.join(site.root, file);
  const isThere = file !== '' && fs.existsSync(at);
  const shared: SharedAs = {
    file,
    alt: fact(':alt'),
    said: `${fact(':type')} ${fact(':width')}x${fact(':height')}`,
    found: isThere ? await factsOf(at) : null,
  };
  return shared;
}

const known = new Map<string, Promise<string>>();

/** Type and size of a picture, and in which point networks could refuse it. */
function factsOf(file: string): Promise<string> {
  const facts = known.get(file) ?? readFacts(file);
  known.set(file, facts);
  return facts;
}

async function readFacts(file: string): Promise<string> {
  const { format, width, height, space, depth } = await sharp(file).metadata();
  const { size } = fs.statSync(file);
  return [
    `image/${format} ${width}x${height}`,
    ...(space === 'srgb' && depth === 'uchar' ? [] : [`in ${space} ${depth}`]),
    ...(size <= MOST_BYTES ? [] : [`of ${size} bytes`]),
  ].join(', ');
}

/** Names of the pages that every network does not show as they say. */
export async function wronglyShared(
  site: Pick<SiteFiles, 'root' | 'read'>,
  pages: readonly string[],
): Promise<[page: string, shared: SharedAs][]> {
  const wrong: [string, SharedAs][] = [];
  for (const name of pages) {
    const shared = await sharedAs(site, name);
    const isRight =
      /^image\/(?:jpeg|png) 1200x630$/.test(shared.said) &&
      shared.found === shared.said &&
      shared.alt !== '';
    if (!isRight) wrong.push([name, shared]);
  }
  return wrong;
}
