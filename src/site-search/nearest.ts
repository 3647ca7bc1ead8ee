/** Finding the page that was meant, by likeness of addresses. */
import { definitionsWithPages } from '../collections';
import { percentDecodedOrSame } from '../lib/percent-decoding';

/** Number of letters to add, remove or change to turn one text into another (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  // One line of the table is enough: the line above is overwritten once it is no longer needed.
  const line = Uint16Array.from({ length: endB - start + 1 }, (_, index) => index);
  for (let row = start; row < endA; row += 1) {
    let diagonal = line[0] ?? 0;
    line[0] = row - start + 1;
    for (let column = 1; column < line.length; column += 1) {
      const above = line[column] ?? 0;
      const change = diagonal + (a[row] === b[start + column - 1] ? 0 : 1);
      line[column] = Math.min(above + 1, (line[column - 1] ?? 0) + 1, change);
      diagonal = above;
    }
  }
  return line[line.length - 1] ?? 0;
}

/** An address normalised for comparison: no case, no slash at the end, no extension that servers once wrote. */
function normalised(path: string): string {
  return (
    percentDecodedOrSame(path)
      .toLowerCase()
      .replace(/\.(?:html?|php|aspx?)$/, '')
      .replace(/\/index$/, '')
      .replace(/\/+$/, '')
      .replace(/[_\s]+/g, '-')
      // Longer ones are no slips, and comparing them takes time.
      .slice(0, 160)
  );
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** 0 for the same, 1 for nothing in common, and for what cannot be near by its length alone. */
function difference(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1);
  if (Math.abs(a.length - b.length) / longer > FAR) return 1;
  return editDistance(a, b) / longer;
}

/** The same page in another folder is nearly as good as a slip in the whole address. */
const MOVED = 0.05;
/** Letters of a name by which one knows how it goes on. */
const BEGUN = 3;
/** Beyond this, likeness is chance. */
const FAR = 0.45;

/**
 * The paths most like one that leads nowhere: those whose name begins with what was typed, then the others, nearest
 * first.
 * @param most how many at the most
 */
export function nearestPaths(typed: string, paths: readonly string[], most = 5): string[] {
  const wanted = normalised(typed);
  if (wanted === '') return [];
  const name = lastPart(wanted);
  return paths
    .filter((path) => path !== '/')
    .map((path) => {
      const known = normalised(path);
      const moved = difference(name, lastPart(known)) + MOVED;
      const isBegun = name.length >= BEGUN && lastPart(known).startsWith(name);
      return { path, distance: Math.min(difference(wanted, known), moved) - Number(isBegun) };
    })
    .filter(({ distance }) => distance <= FAR)
    .sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1))
    .slice(0, most)
    .map(({ path }) => path);
}

/** `/resources/blogs/category/data-science` ends in `Data science`. */
export function readablePart(path: string): string {
  const words = percentDecodedOrSame(lastPart(path)).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A name for a path: a known one, or its slug in words, after its kind.
 * @param names by path
 */
export function nameOfPath(path: string, names: ReadonlyMap<string, string>): string {
  const known = names.get(path);
  if (known) return known;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const kind = definitionsWithPages.find(({ pages }) => pages.items === folder)?.searchKind;
  return kind ? `${kind}: ${readablePart(path)}` : readablePart(path);
}
