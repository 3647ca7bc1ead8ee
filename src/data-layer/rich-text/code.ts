import type { Element, ElementContent, Root } from 'hast';
import { languageLabel, lowlight } from './languages';
import { element, isElement, rewrite, text, type Parent } from './tree';

/** A listing beyond this many characters is a data file; colouring it would take a second. */
const MAX_HIGHLIGHTED = 20_000;
const MAX_HIGHLIGHTED_PER_TEXT = 100_000;
/** What even a short listing costs, in characters. */
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

function languageOf(pre: Element, code: Element | undefined): string | undefined {
  for (const node of [code, pre]) {
    const classes = node?.properties.className;
    if (!Array.isArray(classes)) continue;
    const language = /^lang(?:uage)?-(.+)$/.exec(String(classes[0]))?.[1];
    if (language !== undefined) return language.toLowerCase();
  }
  return undefined;
}

/** The characters of a listing as they are; a `<br>` is a line's end. */
function sourceOf(node: Parent): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      return child.tagName === 'br' ? '\n' : sourceOf(child);
    })
    .join('');
}

/**
 * Listings: `<pre class="code" …><code>`, coloured where the language is known, reachable by keyboard because they
 * scroll, named for those who hear them. Preformatted text that is no code keeps what stands in it.
 */
export function rehypeCode() {
  return (tree: Root): void => {
    let left = MAX_HIGHLIGHTED_PER_TEXT;
    rewrite(tree, (pre, ancestors) => {
      if (pre.tagName === 'code') {
        // Without its listing a language means nothing.
        if (!ancestors.some((ancestor) => ancestor.tagName === 'pre'))
          delete pre.properties.className;
        return undefined;
      }
      if (pre.tagName !== 'pre') return undefined;
      const inner = pre.children.find((child) => isElement(child, 'code'));
      const language = languageOf(pre, isElement(inner) ? inner : undefined);
      const label = language === undefined ? '' : languageLabel(language);
      delete pre.properties.className;
      const shared = {
        ...pre.properties,
        className: ['code'],
        role: 'group',
        ariaLabel: label === '' ? 'Code' : `Code, ${label}`,
        tabIndex: 0,
      };
      if (!inner && language === undefined) return [element('pre', shared, pre.children)];
      const source = sourceOf(pre)
        .trimEnd()
        .replace(/^(?:[ \t]*\r?\n)+/, '');
      if (source === '') return [];
      let content: ElementContent[] = [text(source)];
      if (
        language !== undefined &&
        lowlight.registered(language) &&
        source.length <= Math.min(left, MAX_HIGHLIGHTED)
      ) {
        left -= Math.max(source.length, LISTING_COST);
        content = recoloured(lowlight.highlight(language, source).children as ElementContent[]);
      }
      const properties = label === '' ? shared : { ...shared, dataLanguage: label };
      const codeClass = language === undefined ? {} : { className: [`language-${language}`] };
      return [element('pre', properties, [element('code', codeClass, content)])];
    });
  };
}
