/** Cloths of the company's own pages, each grown from its page's path: the same for ever, different for every page. */
import { articleCloth, type ArticleCloth } from './article-cloth';
import { layCloth, type ClothRole, type Patch } from './cloth-layout';
import { growFigure } from './figure';
import { hashText, randomFrom, type Random } from './random';
import { draftOf, WEAVES, type Draft, type ServiceKey, type Structure } from './weaves';

const CELL = 10;
const FIGURE = 24;
const PLAIN = WEAVES.blockchain;

/** A weft that floats free, with no warp to hold it. */
export const LOOSE: Structure = { draft: draftOf(1, 1, () => false), cover: 0.5, openPicks: [] };

export interface Plan {
  readonly random: Random;
  readonly main: Structure;
  readonly threads: ArticleCloth['threads'];
  readonly id: string;
}

/** What a page's cloth is woven from. @param shape names the kind of cloth */
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

/** Patterns count from the cloth's corner: a draft turned so that it begins at `pick`. */
function beginningAt(draft: Draft, pick: number): Draft {
  const { length } = draft;
  return draft.map((_, row) => draft[(((row - pick) % length) + length) % length] ?? []);
}

/** A jacquard of several threads, three times as wide as high: the picture of a whole service. */
export function jacquardCloth(path: string, service?: ServiceKey): ArticleCloth {
  const plan = planOf(path, service, 'jacquard');
  const { random, main } = plan;
  const [ends, picks, top] = [144, 48, 12];
  const all = { end: 0, pick: 0, ends, picks, weft: 'weft' } as const;
  const figure: Structure = {
    ...PLAIN,
    draft: beginningAt(growFigure(random, FIGURE), top),
  };
  const warps: readonly ClothRole[] = random.chance(0.5)
    ? ['ink', 'thread', 'thread2']
    : ['ink', 'thread2', 'thread'];
  const figures = Array.from({ length: ends / FIGURE }, (_, index): Patch => {
    // Read from the middle outwards, so that both ends of the cloth are alike.
    const fold = Math.min(index, ends / FIGURE - 1 - index);
    return {
      ...all,
      end: index * FIGURE,
      ends: FIGURE,
      pick: top,
      picks: FIGURE,
      weave: figure,
      warp: warps[fold % warps.length] ?? 'ink',
    };
  });
  const border = (pick: number): Patch => ({
    ...all,
    pick,
    picks: 1,
    weave: PLAIN,
    warp: 'ink',
    weft: 'accent',
  });
  return cloth(plan, ends, picks, [
    { ...all, weave: main, warp: 'thread' },
    ...figures,
    ...[top - 3, top - 1, top + FIGURE, top + FIGURE + 2].map(border),
    { ...all, ends: 2, weave: PLAIN, warp: 'ink' },
    { ...all, end: ends - 2, ends: 2, weave: PLAIN, warp: 'ink' },
  ]);
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

/** A sampler: a stripe of warp for each column of a table, a band of weave for each row. */
export function samplerCloth(
  path: string,
  service: ServiceKey | undefined,
  columns: number,
  rows: number,
): ArticleCloth {
  const plan = planOf(path, service, 'sampler');
  const { random, main } = plan;
  const height = ROW_PICKS;
  const width = columnEnds(columns, rows);
  const figure: Structure = { ...PLAIN, draft: growFigure(random, 16) };
  const weaves = [main, PLAIN, figure, WEAVES.fintech, main, WEAVES.salesforce, WEAVES.insurtech];
  const warps: readonly ClothRole[] = ['thread', 'ink', 'thread2', 'accent'];
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Patch => ({
      end: column * width,
      ends: width,
      pick: row * height,
      picks: height,
      weave: weaves[(row + column) % weaves.length] ?? main,
      warp: warps[column % warps.length] ?? 'ink',
      weft: 'weft',
    })),
  ).flat();
  const ends = columns * width;
  const seam = { weave: PLAIN, warp: 'ink', weft: 'ink' } as const;
  const seams = [
    ...Array.from({ length: columns - 1 }, (_, at) => ({
      ...seam,
      end: (at + 1) * width - 1,
      ends: 1,
      pick: 0,
      picks: rows * height,
    })),
    ...Array.from({ length: rows - 1 }, (_, at) => ({
      ...seam,
      end: 0,
      ends,
      pick: (at + 1) * height - 1,
      picks: 1,
    })),
  ];
  return cloth(plan, ends, rows * height, [...cells, ...seams]);
}

const ROW_PICKS = 8;
/** Width over height that a sampler comes near to, however many cells it has. */
const SAMPLER_RATIO = 2;

/** Ends of one stripe of a sampler: whole repeats of four. */
function columnEnds(columns: number, rows: number): number {
  return Math.max(8, 4 * Math.round((rows * ROW_PICKS * SAMPLER_RATIO) / columns / 4));
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
