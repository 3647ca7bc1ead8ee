import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ownPath } from './own-path';

function* hrefsIn(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'a') {
    const href = node.attrs.find(({ name }) => name === 'href')?.value;
    if (href) yield href;
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* hrefsIn(child);
}

/**
 * Paths of the site to which its home page links.
 * @param siteUrl without a trailing slash
 */
export function homeLinks(html: string, siteUrl: string): ReadonlySet<string> {
  return new Set([...hrefsIn(parse(html))].flatMap((href) => ownPath(href, siteUrl) ?? []));
}
