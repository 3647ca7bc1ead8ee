/**
 * Names of pictures and files in a snapshot: the address without the parts that change by themselves, and a mark of the
 * content.
 */
import { lastingAddress } from '../../lib/lasting-address';

const MARK = /#bytes=[0-9a-f]{16}$/;

/** The address in a name. */
export const withoutMark = (name: string): string => name.replace(MARK, '');

/** @param isMarked whether to add the mark even if the address suffices, because another file has the same address */
export function mediaName(address: string, hash: string, isMarked = false): string {
  const lasting = lastingAddress(address);
  return lasting === address && !isMarked ? address : `${lasting}#bytes=${hash.slice(0, 16)}`;
}
