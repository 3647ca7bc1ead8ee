/** The browser's own parser in place of the build's, which is too large to send. */
import type { Element as HastElement, ElementContent, Properties, Root } from 'hast';
import { find, html as htmlSchema, svg as svgSchema } from 'property-information';
import { parse as parseTokens } from 'space-separated-tokens';
import { readInert } from './read-inert';
import { element, text } from './tree';

/** As at build time: deeper content is read as text, and so is the rest after so many elements. */
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 30_000;

/** No editor has written more; the browser's parser takes quadratic time for unclosed elements. */
const MAX_LENGTH = 500_000;
const MAX_TAGS = 20_000;
const MAX_REOPENED = 4_000_000;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const formats = /<(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/gi;

/** A format left open is reopened in each block that follows. */
function isBearable(html: string): boolean {
  if (html.length > MAX_LENGTH) return false;
  const tags = html.split('<').length - 1;
  const opened = html.match(formats)?.length ?? 0;
  return tags <= MAX_TAGS && opened * (tags - opened) <= MAX_REOPENED;
}

// Asked of the prototypes: a form's own properties are the fields in it, by their names.
const nameOf = (node: Element): string => Reflect.get(Element.prototype, 'localName', node);
const namespaceOf = (node: Element): string | null =>
  Reflect.get(Element.prototype, 'namespaceURI', node);
const childrenOf = (node: Node): NodeListOf<ChildNode> =>
  Reflect.get(Node.prototype, 'childNodes', node);
const textOf = (node: Node): string => Reflect.get(Node.prototype, 'textContent', node) ?? '';

type Value = NonNullable<Properties[string]>;

/** An attribute as hast has it: a list, a number, true, or its text. */
function propertyOf(schema: typeof htmlSchema, name: string, value: string): [string, Value] {
  const { property, spaceSeparated, number, boolean, overloadedBoolean } = find(schema, name);
  if (spaceSeparated) return [property, parseTokens(value)];
  if (number && value && !Number.isNaN(Number(value))) return [property, Number(value)];
  const isSwitch = boolean || overloadedBoolean;
  if (isSwitch && (value === '' || value.toLowerCase() === name)) return [property, true];
  return [property, value];
}

function propertiesOf(node: Element): Properties {
  const { getAttribute, getAttributeNames } = Element.prototype;
  const schema = namespaceOf(node) === SVG_NAMESPACE ? svgSchema : htmlSchema;
  return Object.fromEntries(
    getAttributeNames
      .call(node)
      .map((name) => propertyOf(schema, name, getAttribute.call(node, name) ?? '')),
  );
}

/** Turns nodes of a document into a tree, as far as the limits go. */
function converter(): (parent: Node, depth: number) => ElementContent[] {
  let elements = 0;
  const elementOf = (node: Element, depth: number): HastElement => {
    elements += 1;
    return element(nameOf(node), propertiesOf(node), contentOf(node, depth + 1));
  };
  const contentOf = (parent: Node, depth: number): ElementContent[] =>
    [...childrenOf(parent)].map((node) =>
      node instanceof Element && depth < MAX_DEPTH && elements < MAX_ELEMENTS
        ? elementOf(node, depth)
        : text(textOf(node)),
    );
  return contentOf;
}

function withoutComments(fragment: DocumentFragment): DocumentFragment {
  const walker = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
  // So that the texts beside one are one node.
  fragment.normalize();
  return fragment;
}

/**
 * Parses a fragment as the build does: as a browser without scripts, in a document that is never shown, in which
 * nothing runs or loads. Input beyond the limits is read as text.
 */
export function parseInBrowser(html: string): Root {
  if (!isBearable(html)) {
    const words = html.slice(0, MAX_LENGTH).replace(/<[^<>]*>?/g, ' ');
    return { type: 'root', children: [text(words)] };
  }
  return { type: 'root', children: converter()(withoutComments(readInert(html)), 0) };
}
