import { growFigure, markDraft } from './figure';
import { layCloth, type Cloth, type ClothRole, type Patch } from './cloth-layout';
import { hashText, randomFrom, type Random } from './random';
import { draftOf, SERVICE_KEYS, WEAVES, type ServiceKey, type Structure } from './weaves';

/** A cover cloth and the services whose threads fill its three coloured roles. */
export interface ArticleCloth extends Cloth {
  readonly threads: Readonly<Record<'thread' | 'thread2' | 'accent', ServiceKey>>;
}

interface Plan {
  readonly ends: number;
  readonly picks: number;
  readonly main: Structure;
  readonly second: Structure;
  readonly figure: Structure;
}

type Ground = (random: Random, plan: Plan) => Patch[];

/** A cover's width and height are both multiples of this many crossings, in the proportion 16:10. */
const GRIDS = [5, 5, 4, 4, 3] as const;
const CELL = 16;
const MARK_ENDS = 4;

/** Threads that sit well beside each service's own, by day and by night: never two of one hue. */
const COMPANIONS: Readonly<Record<ServiceKey, readonly [ServiceKey, ...ServiceKey[]]>> = {
  fintech: ['custom-software', 'blockchain', 'insurtech', 'cloud'],
  salesforce: ['custom-software', 'blockchain', 'insurtech', 'consulting'],
  'custom-software': ['fintech', 'salesforce', 'consulting', 'cloud'],
  cloud: ['insurtech', 'custom-software', 'consulting', 'data-science'],
  'data-science': ['blockchain', 'fintech', 'cloud', 'custom-software'],
  blockchain: ['salesforce', 'data-science', 'fintech', 'insurtech'],
  insurtech: ['fintech', 'cloud', 'blockchain', 'consulting'],
  consulting: ['custom-software', 'blockchain', 'insurtech', 'fintech'],
};

/** Turned twill, for columns that lean against the main one. */
const TURNED_TWILL: Structure = {
  ...WEAVES.fintech,
  draft: draftOf(4, 4, (pick, end) => (pick + end) % 4 < 2),
};

/** The cloths grown last, by slug and service; about 10 kB each. */
const grown = new Map<string, ArticleCloth>();
const MOST_GROWN = 500;

/**
 * Grows the cover of an article from its slug: 16:10, the same for ever, different for every slug.
 * `service` gives the article's own thread and weave; without one the slug chooses. One cover stands on its
 * article's page, on lists and on the pages of related articles, so those grown last are remembered.
 */
export function articleCloth(slug: string, service?: ServiceKey): ArticleCloth {
  const key = `${service ?? ''} ${slug}`;
  const known = grown.get(key);
  if (known) return known;
  const cloth = grow(slug, service);
  const [oldest] = grown.keys();
  if (grown.size >= MOST_GROWN && oldest !== undefined) grown.delete(oldest);
  grown.set(key, cloth);
  return cloth;
}

function grow(slug: string, service: ServiceKey | undefined): ArticleCloth {
  const hashes = [hashText(slug, 1), hashText(slug, 2)];
  const random = randomFrom(slug);
  const thread = service ?? random.pick(SERVICE_KEYS);
  const thread2 = random.pick(COMPANIONS[thread]);
  const [first, ...others] = COMPANIONS[thread].filter((key) => key !== thread2);
  const accent = random.pick([first ?? thread, ...others]);

  const grid = random.pick(GRIDS);
  const plan: Plan = {
    ends: 16 * grid,
    picks: 10 * grid,
    main: WEAVES[thread],
    second:
      WEAVES[
        random.pick<ServiceKey>([
          'blockchain',
          'fintech',
          'salesforce',
          'data-science',
          'insurtech',
        ])
      ],
    figure: { ...WEAVES.fintech, draft: growFigure(random, random.pick([16, 24])) },
  };
  const ground = random.pick(GROUNDS_OF_COVERS)(random, plan);
  const patches = [
    ...ground,
    ...accentWefts(random, ground, plan),
    ...selvedges(random, plan, hashText(slug, 3)),
  ];
  const id = `cloth-${hashes.map((hash) => hash.toString(36)).join('')}`;
  return {
    ...layCloth({ id, cell: CELL, ends: plan.ends, picks: plan.picks, patches }),
    threads: { thread, thread2, accent },
  };
}

/** A sett of stripes that reads the same from both sides, repeated across the cloth. */
const sett: Ground = (random, plan) => {
  const warps = random.pick<readonly ClothRole[]>([
    ['ink', 'thread', 'thread2'],
    ['thread', 'ink', 'thread2'],
    ['thread', 'thread2', 'thread'],
    ['ink', 'thread', 'ink'],
  ]);
  const weaves = [plan.main, plan.second, random.chance(0.5) ? plan.main : plan.second];
  const half = warps.map((warp, index) => ({
    warp,
    weave: weaves[index] ?? plan.main,
    ends: 2 * random.whole(2, 6),
  }));
  return repeatAcross([...half, ...half.slice(0, -1).reverse()], plan);
};

/** One weave from edge to edge, with a band of figures across it. */
const figuredBand: Ground = (random, plan) => {
  const size = plan.figure.draft.length;
  const pick = random.whole(2, Math.max(2, plan.picks - size - 4));
  return [
    full(plan, plan.main, 'thread'),
    { ...full(plan, plan.second, 'ink'), pick: pick - 1, picks: size + 2 },
    // Patterns count from the cloth's corner, so the figure is turned to begin where its band begins.
    {
      ...full(plan, turned(plan.figure, pick), random.pick(['thread', 'thread2', 'ink'])),
      pick,
      picks: size,
    },
  ];
};

/** Figures all over, on a ground of their own twill. */
const allOver: Ground = (random, plan) => {
  const stripe = 4 * random.whole(2, 4);
  return [
    full(plan, plan.figure, random.pick(['thread', 'ink'])),
    { ...full(plan, plan.main, 'thread2'), end: plan.ends - stripe - 8, ends: stripe },
  ];
};

/** Columns of twill that lean against each other, each as wide as it happens: of few widths, covers would be alike. */
const leaning: Ground = (random, plan) => {
  // Consulting's thread is nearly ink: beside it, columns would be of one colour.
  const other = plan.main === WEAVES.consulting ? 'thread2' : 'ink';
  const warps = random.pick<readonly ClothRole[]>([
    [other, 'thread'],
    ['thread', 'thread2'],
    ['thread', other, 'thread2'],
    ['thread', 'thread', other],
  ]);
  // An even number, so that neighbours lean against each other where the columns begin again.
  const columns = Array.from({ length: 2 * random.whole(1, 3) }, (_, index) => ({
    warp: warps[index % warps.length] ?? 'thread',
    weave: index % 2 === 0 ? WEAVES.fintech : TURNED_TWILL,
    ends: 4 * random.whole(1, 6),
  }));
  return repeatAcross(columns, plan);
};

/** Bands of several weaves, one above the other, as on a weaver's sampler. */
const sampler: Ground = (random, plan) => {
  const patches: Patch[] = [];
  for (let pick = 0, index = 0; pick < plan.picks; index += 1) {
    const picks = random.whole(6, 14);
    const weave =
      index % 2 === 0 ? plan.main : random.pick([plan.second, plan.figure, WEAVES.blockchain]);
    const warp: ClothRole = index % 2 === 0 ? 'thread' : random.pick(['ink', 'thread2']);
    patches.push({ ...full(plan, weave, warp), pick, picks });
    pick += picks;
  }
  return patches;
};

/** Two weaves in turn, as a chequer of large blocks, upright or lying. */
const blocks: Ground = (random, plan) => {
  const [ends, picks] = [4 * random.whole(2, 6), 4 * random.whole(2, 4)];
  const [ground, block] = random.pick<readonly [ClothRole, ClothRole]>([
    ['thread', 'ink'],
    ['thread', 'thread2'],
    ['thread2', 'thread'],
  ]);
  const weave = random.pick([plan.second, plan.second, plan.figure]);
  const patches: Patch[] = [full(plan, plan.main, ground)];
  for (let row = 0; row * picks < plan.picks; row += 1) {
    for (let column = row % 2; column * ends < plan.ends; column += 2) {
      patches.push({
        ...full(plan, weave, block),
        ...{ end: column * ends, pick: row * picks, ends, picks },
      });
    }
  }
  return patches;
};

const GROUNDS_OF_COVERS = [sett, sett, figuredBand, allOver, leaning, sampler, blocks] as const;

function full({ ends, picks }: Plan, weave: Structure, warp: ClothRole): Patch {
  return { end: 0, pick: 0, ends, picks, weave, warp, weft: 'weft' };
}

function repeatAcross(
  stripes: readonly Pick<Patch, 'warp' | 'weave' | 'ends'>[],
  plan: Plan,
): Patch[] {
  const patches: Patch[] = [];
  for (let end = 0; end < plan.ends;) {
    for (const stripe of stripes) {
      patches.push({ ...full(plan, stripe.weave, stripe.warp), end, ends: stripe.ends });
      end += stripe.ends;
    }
  }
  return patches;
}

function turned(structure: Structure, by: number): Structure {
  const { draft } = structure;
  const rows = draft.map(
    (_, pick) => draft[(((pick - by) % draft.length) + draft.length) % draft.length] ?? [],
  );
  return { ...structure, draft: rows };
}

/** A few picks of another colour: crossed patches keep their weave, so they are the ground's patches again. */
function accentWefts(random: Random, ground: readonly Patch[], plan: Plan): Patch[] {
  const groups = random.whole(1, 3);
  const picks = random.whole(1, 2);
  const step = Math.floor(plan.picks / groups);
  const first = random.whole(2, step - 2);
  return Array.from({ length: groups }, (_, index) => first + index * step).flatMap((pick) =>
    ground.flatMap((patch): Patch[] => {
      const top = Math.max(pick, patch.pick);
      const bottom = Math.min(pick + picks, patch.pick + patch.picks);
      return bottom > top ? [{ ...patch, pick: top, picks: bottom - top, weft: 'accent' }] : [];
    }),
  );
}

/** Both edges in plain weave; beside one of them runs the maker's mark. */
function selvedges(random: Random, plan: Plan, hash: number): Patch[] {
  const edge = full(plan, WEAVES.blockchain, 'ink');
  const mark: Structure = { ...WEAVES.blockchain, draft: markDraft(hash) };
  const right = plan.ends - 2;
  const markEnd = random.chance(0.5) ? 4 : right - 2 - MARK_ENDS;
  return [
    { ...edge, ends: 2 },
    { ...edge, end: right, ends: 2 },
    { ...full(plan, turnedEnds(mark, markEnd), 'accent'), end: markEnd, ends: MARK_ENDS },
  ];
}

function turnedEnds(structure: Structure, by: number): Structure {
  const draft = structure.draft.map((row) =>
    row.map((_, end) => row[(((end - by) % row.length) + row.length) % row.length] ?? 0),
  );
  return { ...structure, draft };
}
