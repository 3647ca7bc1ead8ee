/** Chooses the pages that a report shows as pictures. */
import { groupInOrder } from '../../../src/lib/group-in-order';
import { searchKindOfPath } from '../../../src/site-search/search-kinds';

export interface ChosenPage {
  path: string;
  kind: string;
  isNew: boolean;
}

export interface DifferingPages {
  new: readonly string[];
  changed: readonly string[];
  /** Paths of items that have changed; they come first. */
  items: ReadonlySet<string>;
}

/** Number of pages shown first, and size of the sample of the others. */
const FIRST = 40;
const SAMPLE = 8;

/** A page's kind, in words. */
export function kindOf(path: string): string {
  if (path === '/') return 'Home';
  return searchKindOfPath(path) ?? 'List';
}

/** Takes one of each group in turn. */
function inTurn<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group[at] ?? []),
  ).flat();
}

/** A number of entries, evenly spread. */
function spread<T>(all: readonly T[], many: number): T[] {
  if (all.length <= many) return [...all];
  return Array.from({ length: many }, (_, at) => all[Math.floor((at * all.length) / many)]).filter(
    (each) => each !== undefined,
  );
}

/**
 * The first forty pages, one of each kind in turn, so that no kind pushes out another, and a sample of the others.
 * Pages of changed items come before pages that only list or link to items.
 */
export function choosePages({ new: added, changed, items }: DifferingPages): ChosenPage[] {
  const all = [
    ...added.map((path) => ({ path, kind: kindOf(path), isNew: true })),
    ...changed.map((path) => ({ path, kind: kindOf(path), isNew: false })),
  ];
  const order = [
    all.filter(({ path }) => items.has(path)),
    all.filter(({ path }) => !items.has(path)),
  ];
  const sorted = order.flatMap((pages) =>
    inTurn(groupInOrder(pages, ({ kind }) => kind).map(([, group]) => group)),
  );
  return [...sorted.slice(0, FIRST), ...spread(sorted.slice(FIRST), SAMPLE)];
}
