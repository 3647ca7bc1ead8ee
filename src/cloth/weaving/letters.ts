/** Letters of five ends by seven picks, for words that are punched and woven. */

const WIDTH = 5;
const HEIGHT = 7;

/** A row of a letter is a digit of base 32, its highest bit on the left. */
const letters: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhe',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hpljhhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllrh',
  X: 'hha4ahh',
  Y: 'hha4444',
  Z: 'v1248gv',
  ' ': '0000000',
};

/** A run of raised ends, read down one end: where it begins, and over how many picks it goes. */
export interface Raised {
  readonly end: number;
  readonly pick: number;
  readonly picks: number;
}

/** True for words that there are letters for. */
export const isPunchable = (words: string): boolean => /^[A-Z]+(?: [A-Z]+)*$/.test(words);

/** Ends that words take up. */
export const endsOf = (words: string): number => words.length * (WIDTH + 1) - 1;

/** Picks that a line of words takes up. */
export const LETTER_PICKS = HEIGHT;

const isRaised = (words: string, end: number, pick: number): boolean => {
  const rows = letters[words.charAt(Math.floor(end / (WIDTH + 1)))] ?? '';
  const bits = Number.parseInt(rows.charAt(pick) || '0', 32);
  return ((bits << 1) >> (WIDTH - (end % (WIDTH + 1)))) % 2 === 1;
};

/** Crossings to raise for a line of words. */
export function raisedFor(words: string): Raised[] {
  const found: Raised[] = [];
  for (let end = 0; end < endsOf(words); end += 1) {
    for (let pick = 0; pick < HEIGHT; pick += 1) {
      if (!isRaised(words, end, pick)) continue;
      const start = pick;
      while (pick < HEIGHT && isRaised(words, end, pick)) pick += 1;
      found.push({ end, pick: start, picks: pick - start });
    }
  }
  return found;
}
