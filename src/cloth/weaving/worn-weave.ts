/** A weave that holds more or less well: the picture of a rating from one to five. */
import { randomFrom } from './random';
import { draftOf, WEAVES, type Structure } from './weaves';

/** Crossings of the repeat, in both directions: whole repeats of a twill. */
const REPEAT = 16;

/** How many of its crossings still hold, by mark, and which picks have come out altogether. */
const WEAR: Readonly<
  Record<Mark, { readonly held: number; readonly openPicks: Structure['openPicks'] }>
> = {
  1: { held: 0.2, openPicks: [1, 3, 5, 6, 9, 11, 12, 14, 15] },
  2: { held: 0.45, openPicks: [1, 5, 11, 14] },
  3: { held: 0.7, openPicks: [5, 11] },
  4: { held: 0.9, openPicks: [] },
  5: { held: 1, openPicks: [] },
};

/** From `1`, come apart, to `5`, whole. */
export type Mark = 1 | 2 | 3 | 4 | 5;

/** A twill in which crossings are lost and picks come out, the fewer the better the mark; `5` is whole. */
export function wornWeave(mark: Mark): Structure {
  const { draft, cover } = WEAVES.fintech;
  const { held, openPicks } = WEAR[mark];
  const random = randomFrom('worn');
  return {
    // A draw for every crossing, so that crossings gone at one mark are gone at all below it.
    draft: draftOf(REPEAT, REPEAT, (pick, end) => {
      const holds = random.next() < held;
      return holds && draft[pick % draft.length]?.[end % draft.length] === 1;
    }),
    cover,
    openPicks,
  };
}
