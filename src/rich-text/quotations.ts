import type { Element, Root } from 'hast';
import { element, isBlank, isElement, rewrite, textOf } from './tree';

/** Mark with which editors, and most of Markdown's writers, attribute a quotation. */
const ATTRIBUTION = /^(?:[—–―]|--)\s*\S/;

/** The last paragraph of a quotation that says whose words it holds. */
function attributionOf(quotation: Element): Element | undefined {
  const parts = quotation.children.filter((child) => !isBlank(child));
  const last = parts.at(-1);
  return parts.length > 1 && isElement(last, 'p') && ATTRIBUTION.test(textOf(last))
    ? last
    : undefined;
}

/** Moves a quotation's attribution out of it, into the caption of a figure around it. */
export function rehypeQuotations() {
  return (tree: Root): void => {
    rewrite(tree, (node, ancestors) => {
      const attribution = node.tagName === 'blockquote' ? attributionOf(node) : undefined;
      // One that stands in a figure already has its caption, or shares one.
      if (!attribution || ancestors.some(({ tagName }) => tagName === 'figure')) return undefined;
      node.children = node.children.filter((child) => child !== attribution);
      return [element('figure', {}, [node, element('figcaption', {}, attribution.children)])];
    });
  };
}
