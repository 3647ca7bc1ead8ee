/** The marks that Word writes as text before an item of a list: a sign, a number or a letter. */
import type { Element } from 'hast';
import { declared } from './markup-facts';
import { element, isElement, textOf, walk, type Parent } from './tree';

export interface Marker {
  list: 'ul' | 'ol';
  start?: number;
  /** The element that holds it alone. */
  element?: Element;
  /** The mark as it stands at the beginning of the text, with the space after it. */
  text?: string;
}

/** Bullets of Symbol, Wingdings and Courier as they come through; a letter is one only before wide space. */
const bullet =
  /^\s*(?:[·•◦●○▪▫■□◆◇❖➢➤►✓✔–—*\u{f000}-\u{f0ff}-][\s\u00a0]+|[ovnqüØ§]\u00a0[\s\u00a0]*|[·•◦●▪■❖➢§])/u;
const number = /^\s*\(?(?:(\d{1,3})|[ivxlc]{1,6}|[a-z])[.)][\s\u00a0]+/i;

function listOf(mark: string): Pick<Marker, 'list' | 'start'> {
  const digits = /\d+/.exec(mark)?.[0];
  const isNumber = /^\s*\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]{1,6})[.)]/i.test(mark);
  if (!isNumber) return { list: 'ul' };
  return { list: 'ol', ...(digits === undefined ? {} : { start: Number(digits) }) };
}

/** The mark of a paragraph; undefined where it has none. */
export function markerOf(paragraph: Element): Marker | undefined {
  let ignored: Element | undefined;
  walk(paragraph, (node) => {
    if (declared(node, 'mso-list') === 'ignore') ignored ??= node;
    return ignored === undefined;
  });
  if (ignored) return { ...listOf(textOf(ignored)), element: ignored };
  const first = firstText(paragraph);
  const mark = bullet.exec(first)?.[0] ?? number.exec(first)?.[0];
  if (mark !== undefined) return { ...listOf(mark), text: mark };
  // Its style says that it is an item; its mark has been lost.
  return declared(paragraph, 'mso-list') === undefined ? undefined : { list: 'ul' };
}

function firstText(parent: Parent): string {
  const child = parent.children.find((node) => node.type === 'text' || isElement(node));
  if (child?.type === 'text') return child.value;
  return child?.type === 'element' ? firstText(child) : '';
}

/** Takes the mark off a paragraph. @returns how many characters that were, without white space */
export function cutMarker(paragraph: Element, marker: Marker): number {
  const count = (text: string): number => text.replace(/\s+/g, '').length;
  if (marker.element) {
    const length = count(textOf(marker.element));
    Object.assign(marker.element, element('span', {}));
    return length;
  }
  const { text } = marker;
  if (text === undefined) return 0;
  let parent: Parent = paragraph;
  for (;;) {
    const child: Parent['children'][number] | undefined = parent.children.find(
      (node) => node.type === 'text' || isElement(node),
    );
    if (child?.type === 'text') {
      child.value = child.value.slice(text.length);
      return count(text);
    }
    if (child?.type !== 'element') return 0;
    parent = child;
  }
}
