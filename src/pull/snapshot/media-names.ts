/** Names of pictures and files in a snapshot: an address without what changes by itself, and a mark of the content. */
import { lastingAddress } from '../../lib/lasting-address';

const MARK = /#bytes=[0-9a-f]{16}$/;

/** The address that a name begins with. */
export const withoutMark = (name: string): string => name.replace(MARK, '');

/** @param isMarked also where the address alone would do: it names something else, too */
export function mediaName(address: string, hash: string, isMarked = false): string {
  const lasting = lastingAddress(address);
  return lasting === address && !isMarked ? address : `${lasting}#bytes=${hash.slice(0, 16)}`;
}
