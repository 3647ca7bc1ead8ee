/** The losses of a text on its way to a page, and the count that finds those of which no step has told. */
import type { Element, ElementContent } from 'hast';
import { withoutControls } from '../lib/control-characters';
import { element, isElement, type Parent } from './tree';
import type { Loss } from './types';

const kinds = ['characters', 'pictures', 'links', 'tables', 'items', 'formulas', 'parts'] as const;

/** Amounts of information: `characters` without white space, `items` of lists, `parts` that load something. */
export type Counts = Record<(typeof kinds)[number], number>;

const names: Record<keyof Counts, readonly [one: string, many: string]> = {
  characters: ['character of text', 'characters of text'],
  pictures: ['picture', 'pictures'],
  links: ['link', 'links'],
  tables: ['table', 'tables'],
  items: ['list item', 'list items'],
  formulas: ['formula', 'formulas'],
  parts: ['embedded part', 'embedded parts'],
};

const none = (): Counts => ({
  characters: 0,
  pictures: 0,
  links: 0,
  tables: 0,
  items: 0,
  formulas: 0,
  parts: 0,
});

/** Parts that load something, by their outermost element; what is inside is for browsers that cannot. */
const parts = new Set('iframe object embed applet video audio oembed'.split(' '));

/** Elements whose text a reader never sees as text; steps tell of those that matter. */
const unread = new Set(
  'script style template title head textarea select datalist canvas noframes noembed xml'.split(
    ' ',
  ),
);

const counted: Readonly<Record<string, keyof Counts>> = { img: 'pictures', math: 'formulas' };

/** Adds what is inside to the counts. @returns whether there is anything to see */
function add(parent: Parent, counts: Counts): boolean {
  let holds = false;
  for (const child of parent.children) {
    if (child.type === 'text') {
      const length = withoutControls(child.value).replace(/\s+/g, '').length;
      counts.characters += length;
      holds ||= length > 0;
    }
    if (isElement(child) && !unread.has(child.tagName)) holds = addElement(child, counts) || holds;
  }
  return holds;
}

function addElement(node: Element, counts: Counts): boolean {
  const { tagName } = node;
  if (parts.has(tagName) || tagName === 'svg') {
    counts[tagName === 'svg' ? 'pictures' : 'parts'] += 1;
    return true;
  }
  const kind = counted[tagName];
  if (kind) counts[kind] += 1;
  const holds = add(node, counts) || kind !== undefined;
  if (tagName === 'a' && node.properties.href !== undefined) counts.links += 1;
  if (tagName === 'li' && holds) counts.items += 1;
  if (tagName === 'table' && holds) counts.tables += 1;
  return holds;
}

/** Counts all there is to read and see in a tree. */
export function countsOf(tree: Parent): Counts {
  const counts = none();
  add(tree, counts);
  return counts;
}

/** Counts all there is to read and see in some nodes. */
export const countsIn = (nodes: readonly ElementContent[]): Counts =>
  countsOf(element('div', {}, [...nodes]));

/** Losses of one text beyond these are a number. */
const MOST = 20;

const SIMPLIFY = 'Look at the page, and write the part in a simpler way in the editor.';

/** Collects the losses of one text. */
export class Ledger {
  readonly #told = new Map<string, { remedy: string; times: number }>();
  readonly #explained = none();

  /**
   * Notes a loss.
   * @param what a sentence, without numbers where several of its kind are to be one
   * @param remedy the editor's way to have it
   * @param counts of what is lost
   */
  tell(what: string, remedy: string, counts: Partial<Counts> = {}): void {
    const before = this.#told.get(what);
    this.#told.set(what, { remedy, times: (before?.times ?? 0) + 1 });
    this.explain(counts);
  }

  /** Notes that something is kept in another form; below zero that something has come in. */
  explain(counts: Partial<Counts>, sign: 1 | -1 = 1): void {
    for (const kind of kinds) this.#explained[kind] += sign * (counts[kind] ?? 0);
  }

  /** All that was told, and what is missing beyond it. */
  losses(before: Counts, after: Counts): Loss[] {
    const losses = [...this.#told].map(([what, { remedy, times }]) => ({
      what: times === 1 ? what : `${what} (${times} times)`,
      remedy,
    }));
    const missing = kinds.flatMap((kind) => {
      const count = before[kind] - after[kind] - this.#explained[kind];
      return count > 0 ? [`${count} ${names[kind][count === 1 ? 0 : 1]}`] : [];
    });
    const rest = losses.slice(MOST);
    return [
      ...losses.slice(0, MOST),
      ...(rest.length > 0
        ? [{ what: `${rest.length} more losses of this text.`, remedy: '' }]
        : []),
      ...(missing.length > 0
        ? [{ what: `Not shown: ${missing.join(', ')}.`, remedy: SIMPLIFY }]
        : []),
    ];
  }
}
