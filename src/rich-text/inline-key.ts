const SEEDS = [0x9e3779b9, 0x85ebca6b];

/** 32 bits of a text (MurmurHash3's mixing, a character at a time). */
function bits(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0xcc9e2d51);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/**
 * The name of a picture that stands in a text as a `data:` address, in the place of an address. The bytes in the store
 * have a hash of their own; this one only has to be made in browsers, too, at once.
 * @example `inline:picture-1f0c…`
 */
export const inlineKey = (data: string): string =>
  `inline:picture-${SEEDS.map((seed) => bits(data, seed)).join('')}-${data.length.toString(16)}`;

/** Whether an address is such a name. */
export const isInlineKey = (url: string): boolean => url.startsWith('inline:');
