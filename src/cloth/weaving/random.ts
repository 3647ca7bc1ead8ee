/** Deterministic randomness: the same text gives the same numbers, on every machine and for good. */

// Taken once: where globals are looked up by name each time (as under Jest), this is the hot path.
const { floor, imul } = Math;

/** FNV-1a over UTF-16 code units, 32 bits unsigned. `salt` gives independent hashes of one text. */
export function hashText(text: string, salt = 0): number {
  let hash = (0x811c9dc5 ^ salt) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    hash = imul(hash ^ (unit & 0xff), 0x01000193);
    hash = imul(hash ^ (unit >>> 8), 0x01000193);
  }
  // FNV leaves its high bits poorly mixed for short texts; the finaliser of MurmurHash3 spreads them.
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export interface Random {
  /** Next number in [0, 1). */
  readonly next: () => number;
  /** Whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  /** One item of a list that is not empty. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** True with probability `share`. */
  readonly chance: (share: number) => boolean;
}

/** A stream of numbers grown from a text (mulberry32). */
export function randomFrom(text: string): Random {
  let state = hashText(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    whole: (low, high) => low + floor(next() * (high - low + 1)),
    pick: ([first, ...rest]) => {
      const index = floor(next() * (rest.length + 1));
      return index === 0 ? first : (rest[index - 1] ?? first);
    },
    chance: (share) => next() < share,
  };
}
