import { articleCloth, type ArticleCloth } from './article-cloth';
import { layCloth } from './cloth-layout';
import { randomFrom } from './random';
import { draftOf, WEAVES, type Structure } from './weaves';

const CELL = 10;
/** Picks, ends, and how many of the ends are woven. */
const [SIZE, WOVEN] = [32, 22];

/** Ends with no weft between them. */
const PULLED: Structure = { draft: draftOf(1, 1, () => true), cover: 0.875, openPicks: [0] };
/** A weft that floats free, with no warp to hold it. */
const LOOSE: Structure = { draft: draftOf(1, 1, () => false), cover: 0.5, openPicks: [] };

/** A cloth of which one weft has come loose: pulled out of its left half, it hangs over the right edge. */
export function looseCloth(path: string): ArticleCloth {
  const { threads } = articleCloth(path);
  const random = randomFrom(`loose ${path}`);
  const at = 13 + random.whole(0, 6);
  const half = WOVEN / 2 + random.whole(-2, 2);
  const all = {
    end: 0,
    ends: WOVEN,
    pick: 0,
    picks: SIZE,
    weave: WEAVES[threads.thread],
    warp: 'thread',
  } as const;
  const across = { pick: at, picks: 1, warp: 'thread' } as const;
  const patches = [
    { ...all, weft: 'weft' },
    { ...all, ...across, ends: half, weave: PULLED, weft: 'weft' },
    { ...all, ...across, end: half, ends: WOVEN - half, weft: 'accent' },
    { ...across, end: WOVEN, ends: SIZE - WOVEN, weave: LOOSE, weft: 'accent' },
  ] as const;
  return { ...layCloth({ id: 'loose', cell: CELL, ends: SIZE, picks: SIZE, patches }), threads };
}
