import { collectionKeys } from '../collections/build-rows';
import type { MayShrink } from './gates';

const everything: readonly MayShrink[] = [...collectionKeys, 'pictures'];

/**
 * Reads `ACCEPT_SHRINK`: the collections that may shrink or be empty, and `pictures` where most may be missing, separated
 * by commas or spaces; `1` for all.
 * @throws {Error} with unknown names and the list of known ones
 */
export function acceptedLosses(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlySet<MayShrink> {
  const names = (environment['ACCEPT_SHRINK'] ?? '').split(/[\s,]+/).filter(Boolean);
  if (names.join() === '1') return new Set(everything);
  const isKnown = (name: string): name is MayShrink => everything.some((each) => each === name);
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0) {
    throw new Error(
      `ACCEPT_SHRINK names no collection with ${unknown.map((name) => `"${name}"`).join(', ')}. ` +
        `Its names are ${everything.join(', ')}, or 1 for all.`,
    );
  }
  return new Set(names.filter(isKnown));
}
