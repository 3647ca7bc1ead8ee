/** The tags of a page’s head that belong to it, and the words and links of its main part: as they are now, and as built. */
import type { Page } from 'playwright-core';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

export interface Head {
  title: string;
  lang: string;
  tags: string[];
}

/** Preloads and chunks that Gatsby adds are none of it. */
const TAGS =
  'meta[name="description"], meta[property], meta[name^="twitter"], meta[name="content-digest"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** The head of a page as it is now. */
export function readHead(page: Page): Promise<Head> {
  return page.evaluate(
    (tags) => ({
      title: document.title,
      lang: document.documentElement.lang,
      tags: [...document.head.querySelectorAll(tags)]
        .map((element) => {
          const attributes = element
            .getAttributeNames()
            .filter((name) => name !== 'data-react-helmet')
            .sort()
            .map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
          return [element.tagName, ...attributes, element.textContent].join(' ');
        })
        .sort(),
    }),
    TAGS,
  );
}

type Element = DefaultTreeAdapterTypes.Element;

const childrenOf = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  parent.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

/** Whether `TAGS` has an element, whose attributes are given. */
function isOwn(tag: string, attributes: ReadonlyMap<string, string>): boolean {
  const name = attributes.get('name') ?? '';
  if (tag === 'meta') {
    const isNamed = /^(?:description|content-digest|robots|twitter.*)$/.test(name);
    return isNamed || attributes.has('property');
  }
  if (tag === 'link')
    return /^(?:canonical|prev|next|alternate)$/.test(attributes.get('rel') ?? '');
  return tag === 'script' && attributes.get('type') === 'application/ld+json';
}

/** The head that some HTML has, in the form of `readHead`. */
export function headIn(html: string): Head {
  const [root] = childrenOf(parse(html.replace(/<\/head>[^]*/, '</head>')));
  const head = root && childrenOf(root).find(({ tagName }) => tagName === 'head');
  if (!root || !head) throw new Error('The HTML has no head.');
  const elements = childrenOf(head);
  const title = elements.find(({ tagName }) => tagName === 'title');
  return {
    title: title ? textOf(title).trim().replace(/\s+/g, ' ') : '',
    lang: root.attrs.find(({ name }) => name === 'lang')?.value ?? '',
    tags: elements
      .flatMap((element) => {
        const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
        if (!isOwn(element.tagName, attributes)) return [];
        const texts = [...attributes]
          .filter(([name]) => name !== 'data-react-helmet')
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, value]) => `${name}=${value}`);
        return [[element.tagName.toUpperCase(), ...texts, textOf(element)].join(' ')];
      })
      .sort(),
  };
}

/**
 * The HTML of a page as it is served, of which nothing runs.
 * @param url of a page, whatever its status
 */
export const builtHtml = async (url: string): Promise<string> => (await fetch(url)).text();

/** The head of such a page. */
export const builtHead = async (url: string): Promise<Head> => headIn(await builtHtml(url));

/** Elements whose text nobody reads, or only one of the two has. */
const NO_WORDS = /^(?:script|style|template|noscript)$/;

/** The own words of an element and of all within it, with the addresses of links. */
function wordsWithin(element: Element): string[] {
  if (NO_WORDS.test(element.tagName)) return [];
  const address = element.attrs.find(({ name }) => name === 'href')?.value;
  const own = [textOf(element).trim().replace(/\s+/g, ' '), ...(address ? [`→ ${address}`] : [])];
  return [...own.filter((words) => words !== ''), ...childrenOf(element).flatMap(wordsWithin)];
}

const within = (element: Element, tag: string): Element | undefined =>
  element.tagName === tag
    ? element
    : childrenOf(element).reduce<Element | undefined>(
        (found, child) => found ?? within(child, tag),
        undefined,
      );

/** Words and links of the main part of some HTML, by element. @throws {Error} where there is none */
export function mainIn(html: string): string[] {
  const [root] = childrenOf(parse(html));
  const main = root && within(root, 'main');
  if (!main) throw new Error('The HTML has no main part.');
  return wordsWithin(main);
}
