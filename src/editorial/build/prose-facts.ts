/** Facts of texts, from their trees: of a build's texts and of those that an editor writes; pure. */
import type { Root } from 'hast';
import { isElement, type Parent } from '../../rich-text/tree';
import { readingEase } from './reading-ease';

export interface TextFacts {
  /** Addresses of links, each once. */
  links: readonly string[];
  /** Of all texts together; null where there are too few words to judge. */
  ease: number | null;
}

export interface Text {
  tree: Root;
  words: number;
}

/** Fewer words say nothing about a text's style. */
const FEWEST_WORDS = 150;

/** Blocks end a sentence, though a list item often has no full stop. */
const BLOCK = /^(?:p|li|h[1-6]|td|th|blockquote|figcaption|dd|dt)$/;
/** Code is not read as prose. */
const UNREAD = /^(?:pre|code|script|style)$/;

function walk(parent: Parent, found: { links: Set<string>; text: string[] }): void {
  for (const node of parent.children) {
    if (node.type === 'text') found.text.push(node.value);
    if (!isElement(node)) continue;
    const { href } = node.properties;
    if (node.tagName === 'a' && href) found.links.add(String(href));
    if (UNREAD.test(node.tagName)) continue;
    walk(node, found);
    if (BLOCK.test(node.tagName)) found.text.push('. ');
  }
}

/** Facts of an item's texts together. */
export function proseFacts(texts: readonly Text[]): TextFacts {
  const found = { links: new Set<string>(), text: [] as string[] };
  for (const { tree } of texts) walk(tree, found);
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  return {
    links: [...found.links],
    ease: words < FEWEST_WORDS ? null : readingEase(found.text.join('').replace(/\.\s*\./g, '.')),
  };
}
