import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { mathAttributes, mathElements } from '../../src/rich-text/math-names';
import { inputAllowList } from '../../src/rich-text/schema';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** Attributes that the result may have, besides those of every element. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h2 h3 h4 h5 h6 blockquote caption figcaption li'.split(' ').map((name) => [name, ['class']]),
  ),
  ...Object.fromEntries(
    mathElements.map((name) => [name, mathAttributes.map((each) => each.toLowerCase())]),
  ),
  math: [...mathAttributes.map((each) => each.toLowerCase()), 'aria-label', 'tabindex'],
  a: ['href', 'rel', 'data-embed'],
  abbr: ['title'],
  code: ['class'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['datetime'],
  details: ['open'],
  dfn: ['title'],
  div: ['class', 'role', 'tabindex', 'aria-label'],
  img: ['data-picture', 'alt'],
  ins: ['datetime'],
  li: ['value', 'class'],
  ol: ['start', 'reversed', 'type'],
  pre: ['class', 'role', 'tabindex', 'aria-label', 'data-language'],
  span: ['class', 'role', 'aria-label'],
  td: ['colspan', 'rowspan', 'class'],
  th: ['colspan', 'rowspan', 'class', 'abbr', 'scope'],
  time: ['datetime'],
};

/** Elements, with their attributes, that the result may contain: less than the sanitiser lets through to later steps. */
export const outputAllowList: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  inputAllowList.tagNames
    .filter((name) => !['iframe', 'oembed', 'video', 'audio', 'source', 'h1'].includes(name))
    .map((name) => [name, ['id', 'lang', 'dir', ...(attributes[name] ?? [])]]),
);

const classes: Readonly<Record<string, RegExp>> = {
  code: /^language-[\w+#.-]+$/,
  div: /^(?:embed|table|align-(?:left|center|right))$/,
  li: /^(?:task|align-(?:left|center|right))$/,
  pre: /^(?:code|wraps)$/,
  span: /^hl-[a-z]+$/,
};

/** Of all other elements. */
const aligned = /^align-(?:left|center|right)$/;

const HTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

function badValue(element: string, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return !/^(?:https?:\/\/[^@]+|mailto:.*|tel:.*|\/(?![/\\]).*|\/|#on-[^\s"]+|#top)$/s.test(
        value,
      );
    case 'data-embed':
      return !/^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w?=&-]+$/.test(
        value,
      );
    case 'class':
      return !value.split(' ').every((one) => (classes[element] ?? aligned).test(one));
    case 'id':
      return !/^on-[\p{L}\p{N}\p{M}-]+$/u.test(value);
    case 'role':
      return value !== 'region' && value !== 'group' && value !== 'img';
    case 'tabindex':
      return value !== '0';
    case 'data-picture':
      return !/^\d+$/.test(value);
    case 'colspan':
    case 'rowspan':
      return !(Number(value) <= 50);
    case 'rel':
      return !/^noopener noreferrer(?: (?:nofollow|sponsored|ugc))*$/.test(value);
    default:
      return false;
  }
}

/** HTML that is not on the allow-list, found by parsing it again as a browser does. */
export function outsideAllowList(html: string): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    if (node.nodeName === '#comment' || node.nodeName === '#documentType')
      found.push(node.nodeName);
    if ('tagName' in node) {
      const allowed = Object.hasOwn(outputAllowList, node.tagName)
        ? outputAllowList[node.tagName]
        : undefined;
      const namespace = mathElements.includes(node.tagName) ? MATHML : HTML;
      if (!allowed || node.namespaceURI !== namespace) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (!allowed?.includes(name)) found.push(`<${node.tagName} ${name}>`);
        if (badValue(node.tagName, name, value)) found.push(`<${node.tagName} ${name}="${value}">`);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(look);
  };
  look(parseFragment(html));
  return found;
}
