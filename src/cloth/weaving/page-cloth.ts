/** Cloths of the company's own pages, each grown from its page's path: the same for ever, different for every page. */
import { articleCloth, type ArticleCloth } from './article-cloth';
import { layCloth, type Patch } from './cloth-layout';
import { hashText, randomFrom, type Random } from './random';
import { draftOf, WEAVES, type ServiceKey, type Structure } from './weaves';

const CELL = 10;

/** A weft that floats free, with no warp to hold it. */
export const LOOSE: Structure = { draft: draftOf(1, 1, () => false), cover: 0.5, openPicks: [] };

export interface Plan {
  readonly random: Random;
  readonly main: Structure;
  readonly threads: ArticleCloth['threads'];
  readonly id: string;
}

/**
 * Plan that a page's cloth is woven from.
 * @param shape names the kind of cloth
 */
export function planOf(path: string, service: ServiceKey | undefined, shape: string): Plan {
  const { threads } = articleCloth(path, service);
  return {
    random: randomFrom(`${shape} ${path}`),
    main: WEAVES[threads.thread],
    threads,
    id: `${shape}-${hashText(path).toString(36)}`,
  };
}

/** A cloth of a plan's threads. */
export function cloth(
  plan: Plan,
  ends: number,
  picks: number,
  patches: readonly Patch[],
): ArticleCloth {
  return {
    ...layCloth({ id: plan.id, cell: CELL, ends, picks, patches }),
    threads: plan.threads,
  };
}

/** A cloth taken off the loom: its wefts run out to the right, each to a length of its own. */
export function fringeCloth(path: string, service?: ServiceKey): ArticleCloth {
  const plan = planOf(path, service, 'fringe');
  const { random, main } = plan;
  const [ends, picks, woven] = [144, 24, 96];
  const wefts = Array.from({ length: picks }, (_, pick): Patch => ({
    end: woven,
    ends: random.whole(4, ends - woven),
    pick,
    picks: 1,
    weave: LOOSE,
    warp: 'weft',
    weft: pick % 6 < 2 ? 'accent' : 'ink',
  }));
  const ground = Array.from({ length: picks }, (_, pick): Patch => ({
    end: 0,
    ends: woven,
    pick,
    picks: 1,
    weave: main,
    warp: 'thread',
    weft: pick % 6 < 2 ? 'accent' : 'weft',
  }));
  return cloth(plan, ends, picks, [...ground, ...wefts]);
}
