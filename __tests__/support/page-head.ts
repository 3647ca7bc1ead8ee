/** Tags of a page's head that belong to the page: as they are now, and as built. */
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
 * The head of a page as it is served, of which nothing runs.
 * @param url of a page, whatever its status
 */
export async function builtHead(url: string): Promise<Head> {
  return headIn(await (await fetch(url)).text());
}
