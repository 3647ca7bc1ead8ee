import { forEachLimited } from '../../lib/limit';
import type { ObjectStore } from '../../pull/snapshot/store';
import type { SnapshotPicture } from '../../pull/snapshot/types';
import { inspectRaster, type InspectedPicture } from './inspect-raster';
import { isStoredOtherwise, mayBeStoredOtherwise } from './upright';

/** Decoding takes memory by the pixel. */
const LANES = 2;

/** Null for a picture that is stored as it is shown, and for one that cannot be read any more: it stays until it is fetched anew. */
async function turned(stored: Buffer): Promise<InspectedPicture | null> {
  try {
    return (await isStoredOtherwise(stored)) ? await inspectRaster(stored) : null;
  } catch {
    return null;
  }
}

/**
 * Pictures that an earlier version stored as they came, made as they are shown without being fetched: a server may answer that
 * they have not changed, or be gone.
 */
export async function turnStored(
  pictures: Readonly<Record<string, SnapshotPicture>>,
  store: Pick<ObjectStore, 'putObject' | 'readObject'>,
): Promise<Record<string, SnapshotPicture>> {
  const upright = { ...pictures };
  await forEachLimited(Object.entries(pictures), LANES, async ([url, picture]) => {
    if (!mayBeStoredOtherwise(picture.format)) return;
    const stored = await store.readObject(picture.hash);
    const made = stored && (await turned(stored));
    if (!made) return;
    const { bytes, facts } = made;
    const hash = await store.putObject(bytes);
    upright[url] = { ...picture, ...facts, hash, received: picture.hash, bytes: bytes.length };
  });
  return upright;
}
