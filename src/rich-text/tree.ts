/** Small helpers for HTML syntax trees (hast); the parser caps their depth, so that recursion is safe. */
import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';

export type Parent = Root | Element;

/** Elements that break a line of text. */
const blockNames = new Set(
  (
    'address blockquote br caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that cannot stand in a paragraph. */
const flowNames = new Set(
  'address blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre table ul'.split(' '),
);

export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function isElement<Name extends string = string>(
  node: RootContent | Root | undefined,
  tagName?: Name,
): node is Element & { tagName: Name } {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

export function isFlow(node: RootContent): boolean {
  return isElement(node) && flowNames.has(node.tagName);
}

/** White space, including no-break spaces, and nothing else. */
export function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

export function headingLevel(node: RootContent): number | undefined {
  const level = isElement(node) ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}

/** A property as a string; undefined where it is missing or not text. */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Rebuilds a tree from its leaves up: `change` gets each element with its ancestors, outermost first, and returns
 * what takes its place; undefined leaves it.
 */
export function rewrite(
  parent: Parent,
  change: (node: Element, ancestors: readonly Element[]) => ElementContent[] | undefined,
  ancestors: Element[] = [],
): void {
  if (parent.type === 'element') ancestors.push(parent);
  const children: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'doctype') continue;
    if (child.type !== 'element') {
      children.push(child);
      continue;
    }
    rewrite(child, change, ancestors);
    const replacement = change(child, ancestors);
    // Not spread: a long text has more children than a call takes arguments.
    if (replacement) for (const node of replacement) children.push(node);
    else children.push(child);
  }
  parent.children = children;
  if (parent.type === 'element') ancestors.pop();
}

/** Calls `see` for each element in the order of the document; `false` from it leaves out the element's content. */
export function walk(
  parent: Parent,
  see: (node: Element, ancestors: readonly Element[]) => unknown,
  ancestors: Element[] = [],
): void {
  for (const child of parent.children) {
    if (child.type !== 'element' || see(child, ancestors) === false) continue;
    ancestors.push(child);
    walk(child, see, ancestors);
    ancestors.pop();
  }
}

/**
 * The text of a tree: a block's boundary is a space, white space is collapsed. Elements for which `leaveOut` says so
 * are left out.
 */
export function textOf(node: Parent, leaveOut?: (node: Element) => boolean): string {
  const parts: string[] = [];
  const collect = (parent: Parent): void => {
    for (const child of parent.children) {
      if (child.type === 'text') parts.push(child.value);
      if (child.type !== 'element' || leaveOut?.(child)) continue;
      const isBlock = blockNames.has(child.tagName);
      if (isBlock) parts.push(' ');
      collect(child);
      if (isBlock) parts.push(' ');
    }
  };
  collect(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Nothing but white space and line breaks. */
export function isEmpty(node: Parent): boolean {
  return node.children.every((child) => isBlank(child) || isElement(child, 'br'));
}
