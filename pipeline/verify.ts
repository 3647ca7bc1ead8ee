/**
 * The checks that an output must pass: its pages are those of the manifest, each shows its content, the list index, the
 * sitemap and the feeds are complete, and all files that they request from this site exist.
 */
import fs from 'node:fs';
import path from 'node:path';
import { openGraphOf } from '../src/share-pictures/build/wanted';
import { sha256 } from '../src/lib/build/digest';
import type { SiteManifest } from '../src/data-layer/site-manifest';
import { SITEMAP_PART } from '../src/feeds/build/sitemap';
import { LIST_INDEX_FOLDER } from '../src/live/lists/list-index';
import { isPageData, pageDataPath } from '../src/lib/page-data';
import { percentDecodedOrSame } from '../src/lib/percent-decoding';
import { listFiles, markOf, type FileMark } from './files';
import { srcsetAddresses } from './srcset';

/** Folders from which only files that pages refer to are published: Gatsby never cleans them. */
const PRUNED = /^(?:static|files|share)\//;

/** A published file, as verified. */
export interface VerifiedFile extends FileMark {
  /** SHA-256 (hex). */
  digest: string;
}

export interface Verification {
  problems: string[];
  /** The published files, by name, sorted. */
  files: Record<string, VerifiedFile>;
  pages: number;
}

/** The file of a page, as Gatsby names it. */
export function htmlFile(pagePath: string): string {
  if (pagePath === '/404.html') return '404.html';
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1).replace(/\/$/, '')}/index.html`;
}

const pageDataFile = (pagePath: string) => pageDataPath(pagePath).slice(1);

function decode(text: string): string {
  return percentDecodedOrSame(text.replaceAll('&amp;', '&'));
}

const ASSET_ADDRESS = /\/(?:static|files|share)\/[^\s"'<>()\\,;]+/g;
/** The start tags that load something, and their files on this host. */
const LOADING_TAG = /<(?:script|link|img|source)\b[^>]*>/g;
const LOADED = /\b(?:src|href)="(\/(?!\/)[^"#?]+)/g;
const LOADED_SET = /\bsrcset="([^"]+)"/gi;
/** The same in a page's data, as JSON: `\n` separates the widths of a picture. */
const LOADED_DATA = /"(?:src|srcSet)":"(\/(?:static|files)\/(?:[^"\\]|\\n)+)"/g;

/** Every file in the pruned folders that a text mentions, in any way; prose may mention files that do not exist. */
function namedAssets(text: string): string[] {
  return (text.match(ASSET_ADDRESS) ?? []).map((address) => decode(address).slice(1));
}

/** The page's share picture, if it is on this site: browsers do not request it, but networks do. */
function sharedPictures(html: string, siteUrl: string): string[] {
  const address = openGraphOf(html).get('og:image');
  return address?.startsWith(`${siteUrl}/`)
    ? [percentDecodedOrSame(address.slice(siteUrl.length + 1))]
    : [];
}

/** Files of this site that a file makes a browser load. They must exist. */
function loadedAssets(name: string, text: string): string[] {
  const found: string[] = [];
  if (name.endsWith('.html')) {
    for (const [tag] of text.matchAll(LOADING_TAG)) {
      for (const [, address] of tag.matchAll(LOADED)) found.push(address ?? '');
      for (const [, set] of tag.matchAll(LOADED_SET)) found.push(...srcsetAddresses(set ?? ''));
    }
  } else if (name.endsWith('.json')) {
    for (const [, set] of text.matchAll(LOADED_DATA)) {
      found.push(...srcsetAddresses((set ?? '').replaceAll('\\n', ' ')));
    }
  } else if (name.endsWith('.css') || name.endsWith('.js')) {
    // These contain no content, so whatever looks like an address is one.
    found.push(
      ...(text.match(ASSET_ADDRESS) ?? []).filter((file) => /\.[a-z0-9]{2,5}$/i.test(file)),
    );
  }
  return found
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => decode(address.replace(/[?#].*$/, '')).slice(1));
}

/** Files that the build's own hooks have written, by the manifest. */
interface Written {
  /** Their name in messages. */
  what: string;
  /** SHA-256 by name. */
  digests: Readonly<Record<string, string>>;
  /** Whether a file's name is of this kind. */
  isOne: (name: string) => boolean;
}

function writtenOf({ listIndex, findable }: SiteManifest): Written[] {
  const folder = `${LIST_INDEX_FOLDER.slice(1)}/`;
  return [
    { what: 'list index', digests: listIndex, isOne: (name) => name.startsWith(folder) },
    {
      what: 'sitemap and feeds',
      digests: findable,
      // Feeds always have the same names, so an earlier build can have left only other parts of the sitemap.
      isOne: (name) => SITEMAP_PART.test(name),
    },
  ];
}

/** Compares these files with the manifest. */
function checkWritten(
  { what, digests, isOne }: Written,
  files: Verification['files'],
  problems: string[],
): void {
  for (const name of Object.keys(files)) {
    if (isOne(name) && !(name in digests)) {
      problems.push(`/${name}: is no part of this build's ${what}.`);
    }
  }
  for (const [name, digest] of Object.entries(digests)) {
    const found = files[name];
    if (!found) problems.push(`/${name}: is missing from the ${what}.`);
    else if (found.digest !== digest) problems.push(`/${name}: is not as the build wrote it.`);
  }
}

/** Whether a file is the HTML of a page. */
export function isPageFile(name: string): boolean {
  return name.endsWith('/index.html') || name === 'index.html';
}

/** A redirect of an earlier build, or Gatsby's second copy of the 404 page. */
const isRedirect = (html: string) => html.includes('http-equiv="refresh"');

const TEXT = /\.(?:html|json|js|css|xml|rss|atom|jsonfeed|webmanifest)$/;

/** A digest that a file must contain, and the problem if it does not. */
interface Shown {
  digest: string;
  problem: string;
}

/**
 * Checks that the files of each page exist.
 * @returns by file name, what the file must contain to show the page's content
 */
function checkPages(
  { pages }: SiteManifest,
  present: ReadonlySet<string>,
  problems: string[],
): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const { path: page, contentDigest: digest } of pages) {
    const file = htmlFile(page);
    if (!present.has(file)) problems.push(`${page}: its page is missing (${file}).`);
    if (!present.has(file) || digest === undefined) continue;
    const data = pageDataFile(page);
    const noData = `${page}: its page-data is missing or not of this snapshot (${data}).`;
    if (!present.has(data)) problems.push(noData);
    shown
      .set(file, {
        digest,
        problem: `${page}: its HTML does not show the content of this snapshot.`,
      })
      .set(data, { digest, problem: noData });
  }
  return shown;
}

/**
 * Verifies an output directory against the manifest of the build that made it.
 * @param stray files that the build wrote outside `public/`
 */
export function verifyOutput(
  root: string,
  manifest: SiteManifest,
  stray: readonly string[] = [],
): Verification {
  const problems = stray.map((name) => `The build wrote "${name}" outside public/.`);
  const all = listFiles(root);
  const present = new Set(all);
  const shown = checkPages(manifest, present, problems);
  const expectedPages = new Set([
    ...manifest.pages.map((page) => htmlFile(page.path)),
    ...manifest.redirects.map(({ from }) => htmlFile(from)),
  ]);
  const expectedData = new Set(manifest.pages.map((page) => pageDataFile(page.path)));
  const found: [string, VerifiedFile][] = [];
  const publish = (name: string, bytes: Buffer) => {
    found.push([name, { ...markOf(path.join(root, name)), digest: sha256(bytes) }]);
  };
  const wanted = new Set<string>();
  for (const name of all) {
    if (PRUNED.test(name)) continue;
    if (isPageData(name) && !expectedData.has(name)) {
      problems.push(`/${name}: belongs to no page of the manifest.`);
      continue;
    }
    const bytes = fs.readFileSync(path.join(root, name));
    const text = TEXT.test(name) ? bytes.toString('utf8') : '';
    if (isPageFile(name) && !expectedPages.has(name)) {
      if (isRedirect(text)) continue;
      problems.push(`/${name.replace(/\/?index\.html$/, '')}: a page that is not in the manifest.`);
      continue;
    }
    publish(name, bytes);
    const content = shown.get(name);
    if (content && !text.includes(content.digest)) problems.push(content.problem);
    for (const asset of namedAssets(text)) wanted.add(asset);
    const shared = name.endsWith('.html') ? sharedPictures(text, manifest.siteUrl) : [];
    for (const asset of new Set([...loadedAssets(name, text), ...shared])) {
      const isThere = present.has(asset) || expectedPages.has(htmlFile(`/${asset}`));
      if (!isThere) problems.push(`/${name}: asks for /${asset}, which is missing.`);
    }
  }
  for (const asset of wanted) {
    if (!present.has(asset)) continue;
    const bytes = fs.readFileSync(path.join(root, asset));
    if (bytes.length === 0) problems.push(`/${asset}: is empty.`);
    publish(asset, bytes);
  }
  const files = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  for (const written of writtenOf(manifest)) checkWritten(written, files, problems);
  const hasCode = Object.keys(files).some((name) => name.endsWith('.js'));
  if (!hasCode) problems.push('The output holds no JavaScript; the build cannot be whole.');
  return { problems, files, pages: manifest.pages.length };
}
