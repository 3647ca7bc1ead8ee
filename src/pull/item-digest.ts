import { sha256, stableJson } from '../lib/build/digest';
import type { SnapshotItem } from './snapshot/types';

/** SHA-256 (hex) over all that is shown of an item. */
export const itemDigest = ({ fields, rich }: Pick<SnapshotItem, 'fields' | 'rich'>): string =>
  sha256(stableJson({ fields, rich }));
