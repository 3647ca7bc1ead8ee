/**
 * Conditions that the output must meet before it counts: its pages are the manifest's, each shows its content, the
 * index of the lists, the sitemap and the feeds are whole, and all files that they request from this site exist.
 */
import { openGraphOf } from '../src/share-pictures/build/wanted';
import { sha256 } from '../src/lib/build/digest';
import { FileFacts } from '../src/lib/build/file-facts';
import type { SiteManifest } from '../src/data-layer/site-manifest';
import { SITEMAP_PART } from '../src/feeds/build/sitemap';
import { LIST_INDEX_FOLDER } from '../src/live/lists/list-index';
import { percentDecodedOrSame } from '../src/lib/percent-decoding';
import { listFiles, markIn, type FileMark } from './files';
import { srcsetAddresses } from './srcset';

/** Folders of which only what pages ask for is published; Gatsby never cleans them. */
const PRUNED = /^(?:static|files|share)\//;

/** A published file, as it was verified. */
export interface VerifiedFile extends FileMark {
  /** SHA-256 (hex). */
  digest: string;
}

/** The digests of files, by their names. */
export const digestsIn = (files: Readonly<Record<string, VerifiedFile>>) =>
  Object.fromEntries(Object.entries(files).map(([name, { digest }]) => [name, digest]));

export interface Verification {
  problems: string[];
  /** Every file of the site, by its name, sorted: the published ones. */
  files: Record<string, VerifiedFile>;
  pages: number;
}

/** The file of a page, as Gatsby names it. */
export function htmlFile(pagePath: string): string {
  if (pagePath === '/404.html') return '404.html';
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1).replace(/\/$/, '')}/index.html`;
}

function pageDataFile(pagePath: string): string {
  return `page-data/${pagePath === '/' ? 'index' : pagePath.slice(1)}/page-data.json`;
}

function decode(text: string): string {
  return percentDecodedOrSame(text.replaceAll('&amp;', '&'));
}

const ASSET_ADDRESS = /\/(?:static|files|share)\/[^\s"'<>()\\,;]+/g;
/** The start tags that load something, and their files on this host. */
const LOADING_TAG = /<(?:script|link|img|source)\b[^>]*>/g;
const LOADED = /\b(?:src|href)="(\/(?!\/)[^"#?]+)/g;
const LOADED_SET = /\bsrcset="([^"]+)"/gi;
/** The same in data that a page is made from, as JSON: between the widths of a picture stands `\n`. */
const LOADED_DATA = /"(?:src|srcSet)":"(\/(?:static|files)\/(?:[^"\\]|\\n)+)"/g;

/** Every file under the pruned folders that a text mentions, in whatever way; prose may name some that never were. */
function namedAssets(text: string): string[] {
  return (text.match(ASSET_ADDRESS) ?? []).map((address) => decode(address).slice(1));
}

/** The picture that a page is shared with, where it is of this site: no browser asks for it, but others will. */
function sharedPictures(html: string, siteUrl: string): string[] {
  const address = openGraphOf(html).get('og:image');
  return address?.startsWith(`${siteUrl}/`)
    ? [percentDecodedOrSame(address.slice(siteUrl.length + 1))]
    : [];
}

/** SHA-256 (hex) of a file of the output. */
function digestOfFile(facts: FileFacts, name: string): string {
  const [digest = ''] = facts.of('digest', name, (bytes) => [sha256(bytes)]);
  return digest;
}

/** Marks files of an output. */
export function verifiedFiles(
  facts: FileFacts,
  names: readonly string[],
): Record<string, VerifiedFile> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      { ...markIn(facts.found(name)), digest: digestOfFile(facts, name) },
    ]),
  );
}

/** Files of this host that a file makes a browser load: they must exist. */
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
    // No content is in these, so that what looks like an address is one.
    found.push(
      ...(text.match(ASSET_ADDRESS) ?? []).filter((file) => /\.[a-z0-9]{2,5}$/i.test(file)),
    );
  }
  return found
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => decode(address.replace(/[?#].*$/, '')).slice(1));
}

function checkPage(
  facts: FileFacts,
  page: SiteManifest['pages'][number],
  present: ReadonlySet<string>,
  problems: string[],
): void {
  const file = htmlFile(page.path);
  if (!present.has(file)) {
    problems.push(`${page.path}: its page is missing (${file}).`);
    return;
  }
  const { contentDigest: digest } = page;
  if (digest === undefined) return;
  const shows = (name: string) =>
    present.has(name) &&
    facts.ofText(`shows ${digest}`, name, (text) => (text.includes(digest) ? [digest] : []))
      .length > 0;
  if (!shows(file)) {
    problems.push(`${page.path}: its HTML does not show the content of this snapshot.`);
  }
  const dataFile = pageDataFile(page.path);
  if (!shows(dataFile)) {
    problems.push(`${page.path}: its page-data is missing or not of this snapshot (${dataFile}).`);
  }
}

/** Files written by the build besides Gatsby's, as the manifest has them. */
interface Written {
  /** Their collective name, in words. */
  what: string;
  /** SHA-256 by name. */
  digests: Readonly<Record<string, string>>;
  /** Whether a file can be one of them by its name. */
  isOne: (name: string) => boolean;
}

function writtenOf({ listIndex, findable }: SiteManifest): Written[] {
  const folder = `${LIST_INDEX_FOLDER.slice(1)}/`;
  return [
    { what: 'list index', digests: listIndex, isOne: (name) => name.startsWith(folder) },
    {
      what: 'sitemap and feeds',
      digests: findable,
      // Of these alone an earlier build can have left others; feeds always have the same names.
      isOne: (name) => SITEMAP_PART.test(name),
    },
  ];
}

/** Compares such files with the manifest, one by one. */
function checkWritten(
  facts: FileFacts,
  { what, digests, isOne }: Written,
  present: ReadonlySet<string>,
  problems: string[],
): void {
  for (const name of present) {
    if (isOne(name) && !(name in digests)) {
      problems.push(`/${name}: is no part of this build's ${what}.`);
    }
  }
  for (const [name, digest] of Object.entries(digests)) {
    if (!present.has(name)) problems.push(`/${name}: is missing from the ${what}.`);
    else if (digestOfFile(facts, name) !== digest) {
      problems.push(`/${name}: is not as the build wrote it.`);
    }
  }
}

/** Whether a file is the HTML of some page; an SVG or PDF passed through is not. */
function isPageFile(name: string): boolean {
  return name.endsWith('/index.html') || name === 'index.html';
}

function isPageData(name: string): boolean {
  return name.startsWith('page-data/') && name.endsWith('/page-data.json');
}

/**
 * Verifies an output directory against the manifest of the build that made it.
 * @param stray files that the build wrote outside `public/`
 * @param facts of its files, kept from the build before
 * @param all the files that are looked at
 */
export function verifyOutput(
  root: string,
  manifest: SiteManifest,
  stray: readonly string[] = [],
  facts = new FileFacts(root),
  all: readonly string[] = listFiles(root),
): Verification {
  const problems = stray.map((name) => `The build wrote "${name}" outside public/.`);
  const present = new Set(all);
  const expectedPages = new Set([
    ...manifest.pages.map((page) => htmlFile(page.path)),
    ...manifest.redirects.map(({ from }) => htmlFile(from)),
  ]);
  const expectedData = new Set(manifest.pages.map((page) => pageDataFile(page.path)));
  for (const page of manifest.pages) checkPage(facts, page, present, problems);
  for (const written of writtenOf(manifest)) checkWritten(facts, written, present, problems);

  const wanted = new Set<string>();
  const published: string[] = [];
  for (const name of all) {
    if (PRUNED.test(name)) continue;
    if (isPageFile(name) && !expectedPages.has(name)) {
      // A redirect of an earlier build, or Gatsby's second copy of the 404 page.
      const isRedirect = (text: string) => (text.includes('http-equiv="refresh"') ? ['yes'] : []);
      if (facts.ofText('redirects', name, isRedirect).length > 0) continue;
      problems.push(`/${name.replace(/\/?index\.html$/, '')}: a page that is not in the manifest.`);
      continue;
    }
    if (isPageData(name) && !expectedData.has(name)) {
      problems.push(`/${name}: belongs to no page of the manifest.`);
      continue;
    }
    published.push(name);
    if (!/\.(?:html|json|js|css|xml|rss|atom|jsonfeed|webmanifest)$/.test(name)) continue;
    const named = facts.ofText('names', name, (text) => [...new Set(namedAssets(text))]);
    for (const asset of named) wanted.add(asset);
    const loaded = facts.ofText(`loads ${manifest.siteUrl}`, name, (text) => {
      const shared = name.endsWith('.html') ? sharedPictures(text, manifest.siteUrl) : [];
      return [...new Set([...loadedAssets(name, text), ...shared])];
    });
    for (const asset of loaded) {
      const isThere = present.has(asset) || expectedPages.has(htmlFile(`/${asset}`));
      if (!isThere) problems.push(`/${name}: asks for /${asset}, which is missing.`);
    }
  }
  for (const asset of wanted) {
    if (!present.has(asset)) continue;
    if (facts.found(asset).size === 0) problems.push(`/${asset}: is empty.`);
    published.push(asset);
  }
  const hasCode = published.some((name) => name.endsWith('.js'));
  if (!hasCode) problems.push('The output holds no JavaScript; the build cannot be whole.');
  const files = verifiedFiles(facts, published.sort());
  return { problems, files, pages: manifest.pages.length };
}
