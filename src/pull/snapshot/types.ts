/** The shapes that the pull writes and that sourcing reads: the only thing the two halves of a build share. */
import type { Heading, RichText } from '../../rich-text/types';
import type { CollectionKey } from '../../collections/build-rows';

/** Rises when the snapshot's shape changes; older snapshots are then pulled again. */
export const SNAPSHOT_SCHEMA_VERSION = 2;

export type { Heading, RichText };

export interface SnapshotItem {
  id: string;
  slug?: string;
  /** Place in the server's order, from 0. */
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
  /** Present where the newest version was unfit and this is the one before: when it was pulled. */
  keptFrom?: string;
}

export interface SnapshotPicture {
  /** Its name here: the address without what changes by itself, and where that is too little, a mark of the bytes. */
  url: string;
  /** SHA-256 (hex) of the bytes, which lie in the store under this name. */
  hash: string;
  /** SHA-256 (hex) of the bytes as they came, where the picture was turned upright. */
  received?: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg';
  animated: boolean;
  /** Pixels, of the bytes in the store; of an SVG its viewport. */
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

/** A deviation from the contract, for the report. */
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
  /** In words, with what to do where that can be said. */
  message: string;
}

export type CollectionOutcome = 'live' | 'kept' | 'empty';

export interface SnapshotCollection {
  key: CollectionKey;
  /** `live`: read whole in this pull; `kept`: from the generation of `takenAt`; `empty`: nothing to fall back on. */
  outcome: CollectionOutcome;
  takenAt: string;
  /** Items that the server sent, before anything was left out. */
  fetched: number;
  /** Items that are published. */
  published: number;
  /** Items that are drafts, archived, not main or still ahead. */
  withheld: number;
  /** SHA-256 (hex) of the items' digests in order. */
  hash: string;
  /** Name of the object that holds the items, a line of JSON each. */
  object: string;
  /** The earliest moment at which an item that waits is due, where there is one. */
  nextDue?: string;
}

/** A path that moved for good, from a slug that an item once had. */
export interface SlugRedirect {
  /** Of the old address. */
  collection: CollectionKey;
  from: string;
  id: string;
  /** The collection of the item, where it is another. */
  of?: CollectionKey;
}

export interface SnapshotManifest {
  schemaVersion: number;
  /** Name of the generation: `<time>-<hash>`. */
  generation: string;
  takenAt: string;
  /** The admin API's base URL that it was pulled from. */
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

/** @typeParam Key of the collections whose items were read; all by default */
export interface Snapshot<Key extends CollectionKey = CollectionKey> {
  manifest: SnapshotManifest;
  items: Record<Key, readonly SnapshotItem[]>;
  /** Absolute path of an object's file. */
  objectPath: (hash: string) => string;
}
