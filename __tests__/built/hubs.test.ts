/** The pages above the sections: each lists all that its section has, and its section leads to it. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import { definitions } from '../../src/collections/all';
import { readContent } from '../../src/own-pages/build/read-all';
import { hubs, type HubKey } from '../../src/site/hubs';
import { readBuiltPages, type BuiltPage } from '../support/built-pages';
import { builtSite } from '../support/built-site';

const { pages: copy } = readContent(path.resolve('src/content'), 'https://site.example');
const kinds = { services: 'service', products: 'product', corporate: 'corporate' } as const;

let pages: ReadonlyMap<string, BuiltPage>;
beforeAll(() => {
  const { publicDir, url } = builtSite();
  pages = readBuiltPages(publicDir, url);
});

/** The links of a page's main part. */
function linksIn(pagePath: string): string[] {
  const html = /<main\b[^]*<\/main>/.exec(pages.get(pagePath)?.html ?? '')?.[0] ?? '';
  return [...html.matchAll(/<a\b[^>]*\shref="([^"#?]*)/g)].map(([, href = '']) => href);
}

describe('a hub', () => {
  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'of %s links to every page of its section',
    (key) => {
      const own = copy.filter(({ kind }) => kind === kinds[key]).map((page) => page.path);
      expect(own.length).toBeGreaterThan(3);
      const links = linksIn(hubs[key].path);
      expect(own.filter((each) => !links.includes(each))).toEqual([]);
    },
  );

  test('of resources links to every list that has items, and to the newest item of each', () => {
    const links = linksIn(hubs.resources.path);
    const lists = definitions.flatMap((definition) =>
      'pages' in definition
        ? [definition.pages.list]
        : 'listedOn' in definition
          ? [definition.listedOn]
          : [],
    );
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.filter((list) => !links.includes(list))).toEqual([]);
    for (const list of [
      '/resources/blogs',
      '/resources/case-studies',
      '/resources/press-release',
    ]) {
      const items = definitions.flatMap((definition) =>
        'pages' in definition && definition.pages.list === list ? definition.pages.items : [],
      );
      const isItem = (href: string) => items.some((folder) => href.startsWith(`${folder}/`));
      const [newest] = linksIn(list).filter(isItem);
      expect(newest).toBeDefined();
      expect(links).toContain(newest);
    }
  });

  test.each(Object.keys(hubs) as HubKey[])(
    'of %s may be listed, and is in the breadcrumbs of the pages beneath it',
    (key) => {
      const hub = hubs[key].path;
      expect(pages.get(hub)?.isIndexed).toBe(true);
      const below = [...pages.values()].filter((page) => page.path.startsWith(`${hub}/`));
      expect(below.length).toBeGreaterThan(3);
      const without = below.filter(({ html }) => {
        const trail = /<nav\b[^>]*aria-label="Breadcrumb"[^]*?<\/nav>/.exec(html)?.[0] ?? '';
        return !trail.includes(`href="${hub}"`);
      });
      expect(without.map((page) => page.path)).toEqual([]);
    },
  );
});
