/** Finds executable parts of a page, by parsing it as a browser does. */
import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'];
const RUNNING_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function ofElement(element: Element): string[] {
  const attribute = (name: string) => element.attrs.find((entry) => entry.name === name)?.value;
  const found = element.attrs.flatMap(({ name, value }) => {
    if (name.startsWith('on')) return [`<${element.tagName} ${name}>`];
    const address = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
    const runs = /^(?:javascript|vbscript|data:text\/html)/.test(address);
    return ADDRESSES.includes(name) && runs ? [`<${element.tagName} ${name}="${value}">`] : [];
  });
  const runs =
    element.tagName === 'script' && RUNNING_TYPES.includes((attribute('type') ?? '').toLowerCase());
  if (runs && textOf(element)) found.push(`<script>${textOf(element)}`);
  return found;
}

/** Inline scripts, event handlers and addresses that are code, each as a line. */
export function executableParts(html: string): string[] {
  const found: string[] = [];
  const walk = (node: Node) => {
    if ('tagName' in node) found.push(...ofElement(node));
    if ('content' in node) walk(node.content);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}
