import type { ElementContent } from 'hast';
import type { Highlight } from '../code';
import { element } from '../tree';
import { lowlight } from './languages';

/** A listing beyond this many characters is a data file; colouring it would take a second. */
const MAX_HIGHLIGHTED = 20_000;
const MAX_HIGHLIGHTED_PER_TEXT = 100_000;
/** Base cost of any listing, in characters. */
const LISTING_COST = 400;

/** highlight.js's many scopes in nine colours. */
const classOf: Readonly<Record<string, string>> = {
  addition: 'hl-add',
  attr: 'hl-name',
  attribute: 'hl-name',
  built_in: 'hl-type',
  bullet: 'hl-meta',
  comment: 'hl-comment',
  deletion: 'hl-del',
  doctag: 'hl-meta',
  keyword: 'hl-keyword',
  link: 'hl-string',
  literal: 'hl-number',
  meta: 'hl-meta',
  name: 'hl-keyword',
  number: 'hl-number',
  property: 'hl-name',
  quote: 'hl-comment',
  regexp: 'hl-string',
  section: 'hl-title',
  selector: 'hl-keyword',
  'selector-class': 'hl-title',
  'selector-id': 'hl-title',
  'selector-tag': 'hl-keyword',
  string: 'hl-string',
  symbol: 'hl-number',
  tag: 'hl-keyword',
  title: 'hl-title',
  type: 'hl-type',
  variable: 'hl-name',
};

/** highlight.js's tree with the classes of this site; a span without a colour is opened. */
function recoloured(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const [first] = Array.isArray(node.properties.className) ? node.properties.className : [];
    const name = classOf[String(first).replace(/^hljs-/, '')];
    const children = recoloured(node.children);
    return name === undefined ? children : [element('span', { className: [name] }, children)];
  });
}

/** Colours the listings of one text, until they add up to more than is worth its time. */
export function highlighter(): Highlight {
  let left = MAX_HIGHLIGHTED_PER_TEXT;
  return (source, language) => {
    if (!lowlight.registered(language)) return undefined;
    if (source.length > Math.min(left, MAX_HIGHLIGHTED)) return undefined;
    left -= Math.max(source.length, LISTING_COST);
    return recoloured(lowlight.highlight(language, source).children as ElementContent[]);
  };
}
