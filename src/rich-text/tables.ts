import type { Element, Root } from 'hast';
import { withoutControls } from '../lib/control-characters';
import { contextOf, ONLY_TEXT, type RichTextFile } from './context';
import { attribute, element, isElement, rewrite, textOf, walk } from './tree';

/** A cell that spans more is a mistake, or meant to slow a browser down. */
const MAX_SPAN = 50;

function limitSpans(cell: Element): void {
  for (const name of ['colSpan', 'rowSpan']) {
    const span = Number(attribute(cell, name) ?? 1);
    cell.properties[name] = span >= 2 && span <= MAX_SPAN ? Math.floor(span) : null;
  }
}

/** The first cell of each row that has further data: a row header, if it is one. */
function firstCells(table: Element): ReadonlySet<Element> {
  const found = new Set<Element>();
  walk(table, (row) => {
    if (row.tagName === 'table') return false;
    if (row.tagName !== 'tr') return undefined;
    const [first, ...others] = row.children.filter((child) => isElement(child));
    if (first && others.some((cell) => cell.tagName === 'td')) found.add(first);
    return undefined;
  });
  return found;
}

function hasPicture(cell: Element): boolean {
  let found = false;
  walk(cell, ({ tagName }) => {
    found ||= ['img', 'picture', 'svg'].includes(tagName);
    return undefined;
  });
  return found;
}

/** Head cells are `th` with the scope that their place says. */
function scopeCells(table: Element): void {
  const firsts = firstCells(table);
  walk(table, (node, ancestors) => {
    if (node.tagName === 'table') return false;
    if (node.tagName === 'col' || node.tagName === 'colgroup') {
      if (Number(attribute(node, 'span') ?? 1) > MAX_SPAN) delete node.properties.span;
    }
    if (node.tagName !== 'td' && node.tagName !== 'th') return undefined;
    limitSpans(node);
    const isInHead = ancestors.some((ancestor) => ancestor.tagName === 'thead');
    // An empty corner heads nothing.
    if (textOf(node).trim() === '' && !hasPicture(node)) node.tagName = 'td';
    else if (isInHead) node.tagName = 'th';
    if (node.tagName === 'th' && node.properties.scope === undefined) {
      node.properties.scope = !isInHead && firsts.has(node) ? 'row' : 'col';
    }
    if (node.tagName === 'td') {
      delete node.properties.scope;
      delete node.properties.abbr;
    }
    return undefined;
  });
}

function captionOf(table: Element, ancestors: readonly Element[]): string {
  const caption = table.children.find((child) => isElement(child, 'caption'));
  if (isElement(caption)) return textOf(caption);
  const figure = ancestors.at(-1);
  const figcaption = figure?.children.find((child) => isElement(child, 'figcaption'));
  return isElement(figcaption) ? textOf(figcaption) : '';
}

/**
 * Tables scroll by themselves, by keyboard too, in a region named after the caption; so do formulas of a line of their
 * own, without a region.
 */
export function rehypeTables() {
  return (tree: Root, file: RichTextFile): void => {
    const { idPrefix } = contextOf(file);
    // A page may show several texts, each with a first table.
    const text = idPrefix === ONLY_TEXT ? '' : ` of the ${idPrefix.replace(/-$/, '')}`;
    let count = 0;
    const named = new Set<string>();
    rewrite(tree, (node, ancestors) => {
      if (node.tagName === 'math' && node.properties.display === 'block') {
        node.properties.tabIndex = 0;
      }
      if (node.tagName !== 'table') return undefined;
      scopeCells(node);
      if (ancestors.some((ancestor) => ancestor.tagName === 'table')) return undefined;
      count += 1;
      const caption = withoutControls(captionOf(node, ancestors).slice(0, 200));
      // Regions of one name could not be told apart.
      const number = caption === '' || named.has(caption) ? [`Table ${count}${text}`] : [];
      named.add(caption);
      const properties = {
        className: ['table'],
        role: 'region',
        tabIndex: 0,
        ariaLabel: [...number, caption].filter(Boolean).join(': '),
      };
      return [element('div', properties, [node])];
    });
  };
}
