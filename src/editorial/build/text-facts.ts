/** Facts of an item's rich texts that take parsing; kept by the item's digest, so that a run parses what changed. */
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { SnapshotItem } from '../../pull/snapshot/types';
import { readingEase } from './reading-ease';

export interface TextFacts {
  /** Addresses of links, each once. */
  links: readonly string[];
  /** Of all texts together; null where there are too few words to judge. */
  ease: number | null;
}

/** Fewer words say nothing about a text's style. */
const FEWEST_WORDS = 150;

/** Blocks end a sentence, though a list item often has no full stop. */
const BLOCK = /^(?:p|li|h[1-6]|td|th|blockquote|figcaption|dd|dt)$/;
/** Code is not read as prose. */
const UNREAD = /^(?:pre|code|script|style)$/;

function walk(
  node: DefaultTreeAdapterTypes.Node,
  found: { links: Set<string>; text: string[] },
): void {
  if (defaultTreeAdapter.isTextNode(node)) {
    found.text.push(node.value);
    return;
  }
  const isElement = defaultTreeAdapter.isElementNode(node);
  if (isElement && node.tagName === 'a') {
    const href = node.attrs.find(({ name }) => name === 'href')?.value;
    if (href) found.links.add(href);
  }
  if (isElement && UNREAD.test(node.tagName)) return;
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, found);
  if (isElement && BLOCK.test(node.tagName)) found.text.push('. ');
}

/** @param item whose texts are the sanitised ones of the snapshot */
export function textFacts({ rich }: SnapshotItem): TextFacts {
  const found = { links: new Set<string>(), text: [] as string[] };
  for (const { html } of Object.values(rich)) walk(parseFragment(html), found);
  const words = Object.values(rich).reduce((sum, text) => sum + text.words, 0);
  return {
    links: [...found.links],
    ease: words < FEWEST_WORDS ? null : readingEase(found.text.join('').replace(/\.\s*\./g, '.')),
  };
}
