/** A site as objects of a store without folders and redirects. Pure. */
import { createHash } from 'node:crypto';
import type { Redirect } from '../../../src/data-layer/redirects';
import { cacheControl, isAskedForLater, isHashed, isPublishedMedia } from '../../hashed-names';
import { contentTypeOf } from '../media-types';

export interface SiteObject {
  /** A page's key is its address, so that `/x` needs no rewriting to `/x/index.html`. */
  key: string;
  /** The file to send, in the folder of the site. */
  file: string;
  contentType: string;
  cacheControl: string;
  contentEncoding?: 'gzip';
  /** Target of a former address. S3's website endpoint redirects; other stores serve the page, which redirects. */
  redirect?: string;
  /** SHA-256 over content and headers. An object with the same hash is not sent again. */
  hash: string;
}

/** Objects are sent in this order: files before the pages that load them. */
export const PHASES = ['assets', 'data', 'pages'] as const;
export type Phase = (typeof PHASES)[number];

/** The key of a file. */
export function keyOf(name: string): string {
  return name === 'index.html' ? name : name.replace(/\/index\.html$/, '');
}

export function phaseOf({ file }: Pick<SiteObject, 'file'>): Phase {
  const name = file.replace(/\.gz$/, '');
  if (isHashed(name)) return 'assets';
  return name.endsWith('.html') ? 'pages' : 'data';
}

export interface SiteFiles {
  /** SHA-256 by name, without compressed files. */
  hashes: Readonly<Record<string, string>>;
  /** Names that have a gzipped file beside them. */
  packed: ReadonlySet<string>;
  redirects: readonly Redirect[];
}

/** All objects of a site, by key. */
export function objectsOf({ hashes, packed, redirects }: SiteFiles): Map<string, SiteObject> {
  const leadsTo = new Map(redirects.map(({ from, to }) => [`${from.slice(1)}/index.html`, to]));
  const objects = new Map<string, SiteObject>();
  for (const [name, hash] of Object.entries(hashes)) {
    const redirect = leadsTo.get(name);
    const headers = {
      contentType: contentTypeOf(name),
      cacheControl: isHashed(name) ? cacheControl.hashed : cacheControl.other,
      ...(packed.has(name) ? { contentEncoding: 'gzip' as const } : {}),
      ...(redirect === undefined ? {} : { redirect: encodeURI(redirect) }),
    };
    objects.set(keyOf(name), {
      key: keyOf(name),
      file: packed.has(name) ? `${name}.gz` : name,
      ...headers,
      hash: createHash('sha256')
        .update(`${hash}\0${JSON.stringify(headers)}`)
        .digest('hex'),
    });
  }
  return objects;
}

/** The store's objects after the last deploy; kept in the store itself. */
export interface StoreManifest {
  version: 1;
  /** The release in the store; null during a deploy. */
  release: string | null;
  /** Hashes of objects, by key; empty if it is unknown which exists. */
  objects: Record<string, string>;
  /**
   * When assets that the release's own pages do not load may be removed, by key; milliseconds since 1970. Counted from
   * the deploy that replaced the pages that load them, because the store may have served these longer than other
   * servers. Missing in lists of earlier code.
   */
  leaving?: Record<string, number>;
  /** Keys that an unfinished deploy was about to change: each may exist or not. */
  pending: string[];
}

export const EMPTY_MANIFEST: StoreManifest = {
  version: 1,
  release: null,
  objects: {},
  pending: [],
};

export interface Transfer {
  send: Record<Phase, SiteObject[]>;
  /** Keys. */
  remove: string[];
  /** `leaving` during the deploy: without assets that the new release loads again. */
  leavingStill: Record<string, number>;
  /** The list after the deploy. */
  after: Required<Pick<StoreManifest, 'objects' | 'leaving'>>;
  /** Paths that a CDN must invalidate; `/*` instead of many. */
  invalidate: string[];
}

/** A CDN accepts this many paths at a time; above it, everything is invalidated. */
const MOST_PATHS = 1000;

/** Paths to invalidate in a CDN: each once, or `/*` instead of many. */
export function invalidationOf(paths: readonly string[]): string[] {
  const all = [...new Set(paths)].sort();
  return all.length > MOST_PATHS || all.includes('/*') ? ['/*'] : all;
}

/** The path of an object, for a CDN. */
export const pathOf = (key: string): string => (key === 'index.html' ? '/' : `/${encodeURI(key)}`);

/** How long assets outlive their pages. */
export interface Stay {
  /** Names of the release's own files; its other objects are kept from earlier releases. */
  own: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  now: number;
  graceMs: number;
}

/** Until when the store keeps each asset that the release's own pages do not load, by key. */
function leavingOf(
  keys: Iterable<string>,
  { own, now, graceMs }: Stay,
  before: Readonly<Record<string, number>> = {},
): Record<string, number> {
  const left = [...keys].filter((key) => isAskedForLater(key) && !(key in own));
  return Object.fromEntries(
    left.map((key) => [key, Math.min(before[key] ?? Infinity, now + graceMs)]),
  );
}

/**
 * The uploads and removals that leave the store with these objects, and with assets that open pages may still request.
 */
export function transferFor(
  objects: ReadonlyMap<string, SiteObject>,
  manifest: StoreManifest,
  stay: Stay,
): Transfer {
  const unsure = new Set(manifest.pending);
  const send: Transfer['send'] = { assets: [], data: [], pages: [] };
  for (const object of objects.values()) {
    const isThere = manifest.objects[object.key] === object.hash && !unsure.has(object.key);
    if (!isThere) send[phaseOf(object)].push(object);
  }
  const known = new Set([...Object.keys(manifest.objects), ...unsure]);
  const leaving = leavingOf([...known, ...objects.keys()], stay, manifest.leaving);
  const gone = [...known].filter((key) => !objects.has(key)).sort();
  const remove = gone.filter((key) => !((leaving[key] ?? 0) > stay.now));
  const removed = new Set(remove);
  const kept = gone.filter((key) => !removed.has(key));
  const changed = [...send.data, ...send.pages].map(({ key }) => key);
  // A CDN would keep withdrawn files for a year. Assets that only open pages request may stay in it.
  const withdrawn = remove.filter((key) => !isHashed(key) || isPublishedMedia(key));
  const paths = [...changed, ...withdrawn].map(pathOf);
  const leavingStill = Object.fromEntries(
    Object.entries(manifest.leaving ?? {}).filter(([key]) => !(key in stay.own)),
  );
  const after = {
    objects: Object.fromEntries([
      ...[...objects.values()].map(({ key, hash }) => [key, hash] as const),
      ...kept.map((key) => [key, unsure.has(key) ? '' : (manifest.objects[key] ?? '')] as const),
    ]),
    leaving: Object.fromEntries(Object.entries(leaving).filter(([key]) => !removed.has(key))),
  };
  return { send, remove, leavingStill, after, invalidate: invalidationOf(paths) };
}
