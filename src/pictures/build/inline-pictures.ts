/** Pictures that stand in texts as `data:` addresses: inspected and stored like those that are fetched. */
import type { MediaFetcher } from '../../pull/media';
import type { SnapshotPicture } from '../../pull/snapshot/types';
import { isInlineKey } from '../../rich-text/inline-key';
import { inspectPicture } from './inspect-picture';
import { UnfitError } from './inspect-raster';

export interface InlineOptions {
  /** `data:` addresses, by the names that stand for them. */
  inline: ReadonlyMap<string, string>;
  store: {
    putObject: (bytes: Buffer) => Promise<string>;
    hasObject: (hash: string) => Promise<boolean>;
  };
  previous: Readonly<Record<string, SnapshotPicture>>;
  /** ISO 8601. */
  checkedAt: string;
}

/** The bytes of a `data:` address. @throws {UnfitError} for one that is cut or badly written */
export function bytesOfData(data: string): Buffer {
  const comma = data.indexOf(',');
  if (comma < 0) throw new UnfitError('is cut off');
  const content = data.slice(comma + 1);
  if (/;\s*base64\s*$/i.test(data.slice(0, comma))) {
    return Buffer.from(
      content.replace(/%2b/gi, '+').replace(/%2f/gi, '/').replace(/%3d/gi, '='),
      'base64',
    );
  }
  try {
    return Buffer.from(decodeURIComponent(content));
  } catch {
    // Not encoded at all, as drawings often are not.
    return Buffer.from(content);
  }
}

/** A fetcher that has the pictures inside texts, too. */
export function withInlinePictures(
  fetcher: MediaFetcher,
  { inline, store, previous, checkedAt }: InlineOptions,
): MediaFetcher {
  async function kept(url: string): Promise<SnapshotPicture> {
    const data = inline.get(url);
    const known = previous[url];
    if (known && (await store.hasObject(known.hash))) return { ...known, checkedAt };
    if (data === undefined)
      throw new UnfitError('is no longer in the store; pull with an empty state folder to have it');
    const { bytes, facts } = await inspectPicture(bytesOfData(data));
    return { url, hash: await store.putObject(bytes), ...facts, bytes: bytes.length, checkedAt };
  }
  return {
    ...fetcher,
    async picture(url) {
      if (!isInlineKey(url)) return fetcher.picture(url);
      try {
        return { ok: true, value: await kept(url) };
      } catch (error) {
        if (!(error instanceof UnfitError)) throw error;
        return { ok: false, reason: error.message };
      }
    },
  };
}
