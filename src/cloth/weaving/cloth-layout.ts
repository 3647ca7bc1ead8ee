import { clothTile, rectPath } from './cloth-svg';
import type { Structure } from './weaves';

/** Colour roles of a cloth. The page gives each a colour, so that one drawing serves day and night. */
export type ClothRole = 'thread' | 'thread2' | 'accent' | 'ink' | 'weft';

/** A rectangle of cloth in one weave, one warp and one weft. Position and size count crossings. */
export interface Patch {
  readonly end: number;
  readonly pick: number;
  readonly ends: number;
  readonly picks: number;
  readonly weave: Structure;
  readonly warp: ClothRole;
  readonly weft: ClothRole;
}

export interface ClothSpec {
  /** Prefix of pattern ids; unique on the page, safe in `url(#…)`. */
  readonly id: string;
  /** Side of one crossing in user units. */
  readonly cell: number;
  readonly ends: number;
  readonly picks: number;
  /** Later patches are woven over earlier ones. */
  readonly patches: readonly Patch[];
}

/** One repeat and where it is used: `layers` go into a `<pattern>`, `area` is filled with it. */
export interface ClothPattern {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { readonly role: ClothRole; readonly d: string }[];
  readonly area: string;
}

/** A cloth ready to be drawn: `viewBox` is `0 0 width height`. */
export interface Cloth {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly patterns: readonly ClothPattern[];
}

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One set of threads: the ends of a weave in one colour, or its picks in one colour, wherever they lie. */
interface Threads {
  readonly weave: Structure;
  readonly axis: 'warp' | 'weft';
  readonly role: ClothRole;
  readonly blocks: Block[];
}

/**
 * Lays patches side by side and draws each distinct set of threads once, as a small repeating pattern. Patches
 * never overlap in the result, since the open places between threads would let the lower one show through. All
 * patterns count from the cloth's corner, so picks run on straight from stripe to stripe.
 */
export function layCloth(spec: ClothSpec): Cloth {
  const { id, cell, ends, picks, patches } = spec;
  const columns = cuts(
    ends,
    patches.flatMap((patch) => [patch.end, patch.end + patch.ends]),
  );
  const rows = cuts(
    picks,
    patches.flatMap((patch) => [patch.pick, patch.pick + patch.picks]),
  );
  const found = new Map<string, Threads>();
  const keys = new Map(patches.map(({ weave }) => [weave, structureKey(weave)]));

  for (const [top, bottom] of rows) {
    for (const [left, right] of columns) {
      const patch = patches.findLast((each) => covers(each, left, top));
      if (!patch) continue;
      for (const axis of ['weft', 'warp'] as const) {
        const key = `${axis} ${patch[axis]} ${keys.get(patch.weave)}`;
        const threads = found.get(key) ?? {
          weave: patch.weave,
          axis,
          role: patch[axis],
          blocks: [],
        };
        found.set(key, threads);
        addBlock(threads.blocks, { x: left, y: top, width: right - left, height: bottom - top });
      }
    }
  }
  const patterns = [...found.values()].map((threads, index) =>
    drawThreads(`${id}-${index}`, cell, threads),
  );
  return { id, width: ends * cell, height: picks * cell, patterns };
}

function drawThreads(
  id: string,
  cell: number,
  { weave, axis, role, blocks }: Threads,
): ClothPattern {
  const { draft, cover, openPicks } = weave;
  // A band of accent wefts uses a few picks of a tall repeat: only those are drawn.
  const picks = new Set(
    blocks.flatMap(({ y, height }) =>
      Array.from({ length: Math.min(height, draft.length) }, (_, row) => (y + row) % draft.length),
    ),
  );
  const tile = clothTile(draft, { cell, cover, openPicks, picks });
  return {
    id,
    width: tile.width,
    height: tile.height,
    layers: [{ role, d: tile[axis] }],
    area: stack(blocks)
      .map(({ x, y, width, height }) => rectPath(x * cell, y * cell, width * cell, height * cell))
      .join(''),
  };
}

function covers(patch: Patch, end: number, pick: number): boolean {
  return (
    end >= patch.end &&
    end < patch.end + patch.ends &&
    pick >= patch.pick &&
    pick < patch.pick + patch.picks
  );
}

function structureKey({ draft, cover, openPicks }: Structure): string {
  return [cover, openPicks.join(), ...draft.map((row) => row.join(''))].join(' ');
}

/** Sorted intervals between all distinct edges that lie within 0 and `size`. */
function cuts(size: number, edges: readonly number[]): [number, number][] {
  const inside = edges.filter((edge) => edge > 0 && edge < size);
  const sorted = [...new Set([0, ...inside, size])].sort((a, b) => a - b);
  return sorted.slice(1).map((edge, index) => [sorted[index] ?? 0, edge]);
}

/** Appends a block, joining it to the last one where both stand side by side in the same row. */
function addBlock(blocks: Block[], next: Block): void {
  const last = blocks.at(-1);
  if (last && last.y === next.y && last.x + last.width === next.x) {
    blocks[blocks.length - 1] = { ...last, width: last.width + next.width };
    return;
  }
  blocks.push(next);
}

/** Joins blocks of equal width that stand on top of one another. */
function stack(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const above = joined.findIndex(
      (each) =>
        each.x === block.x && each.width === block.width && each.y + each.height === block.y,
    );
    const upper = joined[above];
    if (upper) joined[above] = { ...upper, height: upper.height + block.height };
    else joined.push(block);
  }
  return joined;
}
