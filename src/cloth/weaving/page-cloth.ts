/** Cloths of the company's own pages, each grown from its page's path: the same for ever, different for every page. */
import { articleCloth, type ArticleCloth } from './article-cloth';
import { layCloth, type ClothRole, type Patch } from './cloth-layout';
import { growFigure } from './figure';
import { hashText, randomFrom, type Random } from './random';
import { draftOf, WEAVES, type ServiceKey, type Structure } from './weaves';

const CELL = 10;
const PLAIN = WEAVES.blockchain;

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

/** A ribbon, 16 picks high and long enough for any window, striped along its length in a sett of its own. */
export function ribbonCloth(path: string, service?: ServiceKey): ArticleCloth {
  const plan = planOf(path, service, 'ribbon');
  const { random, main } = plan;
  const [ends, picks] = [256, 16];
  const all = { pick: 0, picks, weft: 'weft' } as const;
  const figure: Structure = { ...PLAIN, draft: growFigure(random, 16) };
  const stripes: readonly (readonly [ClothRole, Structure, number])[] = [
    ['thread', main, 16],
    ['ink', PLAIN, 2 * random.whole(1, 3)],
    ['thread2', figure, 16],
    ['ink', PLAIN, 2 * random.whole(1, 2)],
    ['thread', WEAVES.fintech, 4 * random.whole(2, 5)],
  ];
  const sett = [...stripes, ...stripes.slice(1, -1).reverse()];
  const patches: Patch[] = [];
  for (let end = 0, index = 0; end < ends; index += 1) {
    const [warp, weave, width] = sett[index % sett.length] ?? ['ink', PLAIN, 4];
    patches.push({ ...all, end, ends: Math.min(width, ends - end), warp, weave });
    end += width;
  }
  const edges = [0, picks - 1].flatMap((pick) =>
    patches.map((patch): Patch => ({ ...patch, pick, picks: 1, weft: 'accent' })),
  );
  return cloth(plan, ends, picks, [...patches, ...edges]);
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
