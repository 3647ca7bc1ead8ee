/** Which pages a report shows as pictures. */
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
  /** Paths of items that have changed themselves; they come first. */
  items: ReadonlySet<string>;
}

/** Pages that are shown whatever their kind, and how many of the others after these. */
const FIRST = 40;
const SAMPLE = 8;

/** A page's kind as readers call it. */
export function kindOf(path: string): string {
  if (path === '/') return 'Home';
  return searchKindOfPath(path) ?? 'List';
}

/** One of each group in turn, until all are taken. */
function inTurn<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group[at] ?? []),
  ).flat();
}

/** So many entries, evenly spread. */
function spread<T>(all: readonly T[], many: number): T[] {
  if (all.length <= many) return [...all];
  return Array.from({ length: many }, (_, at) => all[Math.floor((at * all.length) / many)]).filter(
    (each) => each !== undefined,
  );
}

/**
 * The first forty pages, kind by kind in turn, so that no kind pushes out another, and a sample of all others. Pages of
 * changed items come before pages that only list or link to them.
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
