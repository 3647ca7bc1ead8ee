import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ownPath } from './own-path';

type Node = DefaultTreeAdapterTypes.Node;

export interface OwnLink {
  /** The path on the site to which it leads. */
  path: string;
  words: string;
}

function wordsOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
}

function* linksOf(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'a') yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* linksOf(child);
}

/**
 * The links of the home page to pages of its site.
 * @param siteUrl without a trailing slash
 */
export function homeLinks(html: string, siteUrl: string): OwnLink[] {
  return [...linksOf(parse(html))].flatMap((link) => {
    const href = link.attrs.find(({ name }) => name === 'href')?.value;
    const path = href ? ownPath(href, siteUrl) : null;
    return path === null ? [] : [{ path, words: wordsOf(link).replace(/\s+/g, ' ').trim() }];
  });
}
