/** Hashes manifests, and checks those read from disk. */
import { collectionKeys } from '../../collections/build-rows';
import { SNAPSHOT_SCHEMA_VERSION, type SnapshotItem, type SnapshotManifest } from './types';
import { sha256, stableJson } from '../../lib/build/digest';

type Hashed = Pick<SnapshotManifest, 'collections' | 'pictures' | 'files' | 'redirects'>;

/** The hash of a collection: its items' digests in order, and which of them belong to the first page. */
export function collectionHash(items: readonly SnapshotItem[]): string {
  return sha256(items.map((item) => `${item.digest}${item.first ? ' first' : ''}\n`).join(''));
}

/** SHA-256 over everything that decides the site's content, without times, sources and problems. */
export function manifestHash(manifest: Hashed): string {
  const hashes = collectionKeys.map((key) => [key, manifest.collections[key].hash]);
  const pictures = Object.values(manifest.pictures).map((picture) => [
    picture.url,
    picture.hash,
    picture.format,
    picture.animated,
    picture.width,
    picture.height,
    picture.dominantColor,
  ]);
  const files = Object.values(manifest.files).map((file) => [
    file.url,
    file.hash,
    file.name,
    file.contentType,
  ]);
  return sha256(
    stableJson({
      schemaVersion: SNAPSHOT_SCHEMA_VERSION,
      hashes,
      pictures: byUrl(pictures),
      files: byUrl(files),
      redirects: manifest.redirects,
    }),
  );
}

function byUrl(rows: unknown[][]): unknown[][] {
  return rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

/**
 * Reads a manifest's text.
 * @throws {Error} with the problem: not JSON, another version, or a wrong hash
 */
export function parseManifest(text: string): SnapshotManifest {
  let manifest: SnapshotManifest;
  try {
    manifest = JSON.parse(text) as SnapshotManifest;
  } catch {
    throw new Error('the manifest is not valid JSON');
  }
  const version: unknown = (manifest as { schemaVersion?: unknown } | null)?.schemaVersion;
  if (version !== SNAPSHOT_SCHEMA_VERSION) {
    throw new Error(`it has version ${String(version)}, and ${SNAPSHOT_SCHEMA_VERSION} is needed`);
  }
  let hash: string;
  try {
    hash = manifestHash(manifest);
  } catch {
    throw new Error('the manifest is not complete');
  }
  if (hash !== manifest.hash) throw new Error('the manifest does not fit its hash');
  return manifest;
}

/** The items of an object with a line of JSON for each. */
export function parseLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
