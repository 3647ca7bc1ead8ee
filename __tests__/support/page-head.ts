/** What of a page's head belongs to the page: as it is now, and as it was built. */
import type { Page } from 'playwright-core';

export interface Head {
  title: string;
  lang: string;
  tags: string[];
}

/** Preloads and chunks that Gatsby adds are none of it. */
const TAGS =
  'meta[name="description"], meta[property], meta[name^="twitter"], meta[name="content-digest"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Of the page itself, or of HTML that is read in its place. */
function read(page: Page, html?: string): Promise<Head> {
  return page.evaluate(
    ([tags, text]) => {
      const from =
        text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
      return {
        title: from.title,
        lang: from.documentElement.lang,
        tags: [...from.head.querySelectorAll(tags)]
          .map((element) => {
            const attributes = element
              .getAttributeNames()
              .filter((name) => name !== 'data-react-helmet')
              .sort()
              .map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
            return [element.tagName, ...attributes, element.textContent].join(' ');
          })
          .sort(),
      };
    },
    [TAGS, html] as const,
  );
}

/** The head of a page as it is now. */
export const readHead = (page: Page): Promise<Head> => read(page);

/**
 * The head of a page as it was built.
 * @param reader any page: it reads the HTML as it is served, of which nothing runs
 * @param url of a page, whatever its status
 */
export async function builtHead(reader: Page, url: string): Promise<Head> {
  return read(reader, await (await fetch(url)).text());
}
