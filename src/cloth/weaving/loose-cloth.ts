import type { ArticleCloth } from './article-cloth';
import { cloth, LOOSE, planOf } from './page-cloth';
import { draftOf, type ServiceKey, type Structure } from './weaves';

/** Ends with no weft between them. */
const PULLED: Structure = { draft: draftOf(1, 1, () => true), cover: 0.875, openPicks: [0] };

/** A cloth of which one weft has come loose: pulled out of its left half, it hangs over the right edge. */
export function looseCloth(path: string, service?: ServiceKey): ArticleCloth {
  const plan = planOf(path, service, 'loose');
  const [size, woven] = [32, 22];
  const at = 13 + plan.random.whole(0, 6);
  const all = {
    end: 0,
    ends: woven,
    pick: 0,
    picks: size,
    weave: plan.main,
    warp: 'thread',
  } as const;
  const across = { pick: at, picks: 1, warp: 'thread' } as const;
  const half = woven / 2 + plan.random.whole(-2, 2);
  return cloth(plan, size, size, [
    { ...all, weft: 'weft' },
    { ...all, ...across, ends: half, weave: PULLED, weft: 'weft' },
    { ...all, ...across, end: half, ends: woven - half, weft: 'accent' },
    { ...across, end: woven, ends: size - woven, weave: LOOSE, weft: 'accent' },
  ]);
}
