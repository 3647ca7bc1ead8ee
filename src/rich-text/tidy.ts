import type { Element, ElementContent, Root, RootContent } from 'hast';
import {
  attribute,
  element,
  headingLevel,
  isBlank,
  isElement,
  isEmpty,
  isFlow,
  rewrite,
  text,
  textOf,
} from './tree';

/** Elements that are nothing without content. A table's cells are not among them. */
const droppedWhenEmpty = new Set(
  (
    'a abbr address b bdi blockquote caption cite code data del details dfn div dl em figcaption figure h1 h2 h3 h4 h5 ' +
    'h6 i ins kbd li mark ol p q ruby s samp small span strong sub summary sup time ul var table'
  ).split(' '),
);

function holdsFlow(node: RootContent): boolean {
  return isFlow(node) || (isElement(node) && node.children.some(holdsFlow));
}

/** Loose text and inline elements gathered into paragraphs, between the blocks. */
function paragraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let line: ElementContent[] = [];
  const endLine = (): void => {
    const paragraph = element('p', {}, line);
    if (!isEmpty(paragraph)) blocks.push(paragraph);
    line = [];
  };
  for (const node of nodes) {
    if (holdsFlow(node)) {
      endLine();
      blocks.push(node);
    } else line.push(node);
  }
  endLine();
  return blocks;
}

/** A list's children as items: nodes beside them, as lists within lists often are, go into the item before. */
function items(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let last: Element | undefined;
  for (const node of nodes) {
    if (isElement(node, 'li') || isBlank(node)) {
      if (isElement(node)) last = node;
      made.push(node);
    } else if (last) {
      last.children.push(node);
    } else {
      last = element('li', {}, [node]);
      made.push(last);
    }
  }
  return made;
}

/** A heading is one line: paragraphs in it are opened. */
function openParagraphs(heading: Element): void {
  heading.children = heading.children.flatMap((node, index) => {
    if (!isElement(node, 'p')) return [node];
    heading.properties.id ??= attribute(node, 'id');
    return index > 0 ? [text(' '), ...node.children] : node.children;
  });
}

/** A text without a single tag: its blank lines part paragraphs. */
function untagged(tree: Root): ElementContent[] | undefined {
  const [only, other] = tree.children;
  if (only?.type !== 'text' || other) return undefined;
  return only.value
    .split(/\n[ \t\r]*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => element('p', {}, [text(part.trim())]));
}

function isOnlyAligned({ properties }: Element): boolean {
  const [only, other] = Object.keys(properties);
  return (
    only === 'className' && other === undefined && String(properties.className).startsWith('align-')
  );
}

const tableParts = new Set('caption col colgroup thead tbody tfoot tr td th'.split(' '));

/** Whether a table has neither words nor pictures, nor a place that a link could lead to. */
function isHollow(node: Element): boolean {
  return (
    !node.properties.id &&
    node.children.every(
      (child) =>
        isBlank(child) ||
        isElement(child, 'br') ||
        (isElement(child) && tableParts.has(child.tagName) && isHollow(child)),
    )
  );
}

function tidied(node: Element, ancestors: readonly Element[]): ElementContent[] | undefined {
  const parent = ancestors.at(-1);
  if (droppedWhenEmpty.has(node.tagName) && isEmpty(node)) {
    // An empty anchor marks a place: the element that holds it takes the name.
    const name = attribute(node, 'id') ?? attribute(node, 'name');
    if (name !== undefined && parent) parent.properties.id ??= name;
    return [];
  }
  if (node.tagName === 'table' && isHollow(node)) return [];
  const hasProperties = Object.keys(node.properties).length > 0;
  if (node.tagName === 'span' && !hasProperties) return node.children;
  if (node.tagName === 'div' && !hasProperties) {
    return parent?.tagName === 'dl' ? node.children : paragraphs(node.children);
  }
  // An aligned line of an editor that writes lines as divisions.
  if (node.tagName === 'div' && isOnlyAligned(node)) {
    if (node.children.some(holdsFlow)) node.children = paragraphs(node.children);
    else node.tagName = 'p';
  }
  if (node.tagName === 'p' && node.children.some(holdsFlow)) return paragraphs(node.children);
  if (node.tagName === 'blockquote') node.children = paragraphs(node.children);
  if (node.tagName === 'ul' || node.tagName === 'ol') node.children = items(node.children);
  if (headingLevel(node) !== undefined) openParagraphs(node);
  // A heading without words heads nothing; its picture stays.
  if (headingLevel(node) !== undefined && textOf(node) === '') {
    return [element('p', {}, node.children)];
  }
  return undefined;
}

/**
 * Tidies editors' markup: empty elements go, `div` and `span` that mean nothing are opened, loose text becomes
 * paragraphs, no block stands in a paragraph, no paragraph in a heading, and only items stand in a list.
 */
export function rehypeTidy() {
  return (tree: Root): void => {
    const plain = untagged(tree);
    if (plain) {
      tree.children = plain;
      return;
    }
    rewrite(tree, tidied);
    // The sanitiser lets no document type through.
    tree.children = paragraphs(tree.children as ElementContent[]);
  };
}
