/** The types of a snapshot, which the pull writes and Gatsby's hooks read. */
import type { Heading, RichText } from '../../rich-text/types';
import type { CollectionKey } from '../../collections/build-rows';

/** Increased when a snapshot's format changes; the next pull then reads everything again. */
export const SNAPSHOT_SCHEMA_VERSION = 2;

export type { Heading, RichText };

export interface SnapshotItem {
  id: string;
  slug?: string;
  /** Position in the server's order, from 0. */
  position: number;
  /**
   * The parsed item: plain-text fields decoded, without `status` and `is_main`, without the raw rich text; pictures and
   * files by their names in this snapshot.
   */
  fields: Readonly<Record<string, unknown>>;
  /** One entry for each rich-text field present. */
  rich: Readonly<Record<string, RichText>>;
  /** Part of the fixed first page (testimonials). */
  first?: boolean;
  /** SHA-256 (hex) over `fields` and `rich`. */
  digest: string;
  /** When this version was pulled, if a newer version is invalid. */
  keptFrom?: string;
}

export interface SnapshotPicture {
  /** Its name here: the address without what changes by itself, and where that is too little, a mark of the bytes. */
  url: string;
  /** SHA-256 (hex) of the bytes, which lie in the store under this name. */
  hash: string;
  /** SHA-256 (hex) of the original bytes, if the picture was rotated. */
  received?: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';
  animated: boolean;
  /** Pixels of the stored picture; of an SVG, its viewport. */
  width: number;
  height: number;
  bytes: number;
  /** `#rrggbb` */
  dominantColor: string;
  etag?: string;
  lastModified?: string;
  /** When the bytes were fetched or last confirmed. */
  checkedAt: string;
}

export interface SnapshotFile {
  /** As of a picture. */
  url: string;
  hash: string;
  bytes: number;
  contentType: string;
  /** A safe file name, such as `cloud-cost-checklist.pdf`. */
  name: string;
  etag?: string;
  lastModified?: string;
  checkedAt: string;
}

/** A problem of the content, for reports. */
export interface Problem {
  collection: CollectionKey | null;
  id?: string;
  slug?: string;
  field?: string;
  /** The loss: the item, a field, a part of a text, the picture, the collection's freshness. */
  kind:
    | 'item-left-out'
    | 'item-kept'
    | 'field-dropped'
    | 'content-lost'
    | 'picture-failed'
    | 'file-failed'
    | 'collection-kept'
    | 'collection-empty'
    | 'note';
  /** In words, with a remedy if there is one. */
  message: string;
}

export type CollectionOutcome = 'live' | 'kept' | 'empty';

export interface SnapshotCollection {
  key: CollectionKey;
  /**
   * `live`: read completely in this pull; `kept`: from the generation of `takenAt`; `empty`: nothing to fall back on.
   */
  outcome: CollectionOutcome;
  takenAt: string;
  /** Items that the server sent, before anything was left out. */
  fetched: number;
  /** Items that are published. */
  published: number;
  /** Items that are drafts, archived, not main or scheduled. */
  withheld: number;
  /** SHA-256 (hex) of the items' digests in order. */
  hash: string;
  /** Name of the object that holds the items, a line of JSON each. */
  object: string;
  /** When the next scheduled item is due, if there is one. */
  nextDue?: string;
}

/** A permanent redirect from a former slug of an item. */
export interface SlugRedirect {
  /** The collection of the old address. */
  collection: CollectionKey;
  from: string;
  id: string;
  /** The item's collection, if it differs. */
  of?: CollectionKey;
}

export interface SnapshotManifest {
  schemaVersion: number;
  /** Name of the generation: `<time>-<hash>`. */
  generation: string;
  takenAt: string;
  /** The base URL of the admin API. */
  source: string;
  /** SHA-256 (hex) over everything that decides the site's content: collections, pictures, files, redirects. */
  hash: string;
  collections: Record<CollectionKey, SnapshotCollection>;
  pictures: Record<string, SnapshotPicture>;
  files: Record<string, SnapshotFile>;
  redirects: SlugRedirect[];
  problems: Problem[];
  /** Private to the pull: ETags of list and detail calls, and the data needed to handle a 304. */
  pullState: unknown;
}

/** @typeParam Key the collections whose items were read; all by default */
export interface Snapshot<Key extends CollectionKey = CollectionKey> {
  manifest: SnapshotManifest;
  items: Record<Key, readonly SnapshotItem[]>;
  /** Absolute path of an object's file. */
  objectPath: (hash: string) => string;
}
