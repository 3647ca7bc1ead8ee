/** Every route of the specification is there, is linked, and is a page in its own right. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { brokenLinks } from '../../pipeline/links';
import { decodeEntities } from '../../src/lib/html-entities';
import { isLeftOut } from '../../src/lib/robots';
import { builtSite } from '../support/built-site';
import { specifiedRoutes, specifiedStates } from '../support/specification-routes';

const fileOf = (route: string) => path.posix.join(route.slice(1), 'index.html');

interface PageHead {
  page: string;
  title: string;
  description: string;
  h1: number;
}

describe('the built pages', () => {
  let root: string;
  let heads: PageHead[];
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

  beforeAll(() => {
    root = builtSite().publicDir;
    heads = listFiles(root)
      // What lies in _gatsby is parts of pages.
      .filter((name) => name.endsWith('.html') && !name.startsWith('_gatsby/'))
      .map((page) => ({ page, html: read(page) }))
      // Redirects and what search engines are asked to leave out are nobody's result.
      .filter(({ html }) => !html.includes('http-equiv="refresh"') && !isLeftOut(html))
      .map(({ page, html }) => ({
        page,
        title: decodeEntities(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
        description: decodeEntities(
          /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '',
        ),
        h1: (html.match(/<h1\b/g) ?? []).length,
      }));
  });

  test.each(specifiedRoutes)('%s is built, with one h1', (route) => {
    expect(heads.find(({ page }) => page === fileOf(route))).toMatchObject({ h1: 1 });
  });

  test('are all linked from the navigation of every page', () => {
    const linked = (html: string) =>
      new Set(
        [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) =>
          decodeEntities(href ?? ''),
        ),
      );
    const wanted = [...specifiedRoutes, ...specifiedStates];
    for (const route of ['/', '/contact', '/services/cloud', '/resources/blogs']) {
      const [header = '', footer = ''] = [
        /<header\b[\s\S]*?<\/header>/,
        /<footer\b[\s\S]*<\/footer>/,
      ].map((part) => part.exec(read(fileOf(route)))?.[0]);
      const links = new Set([...linked(header), ...linked(footer)]);
      expect(wanted.filter((path) => !links.has(path))).toEqual([]);
    }
  });

  test('have titles and descriptions of their own', () => {
    const twice = (textOf: (head: PageHead) => string) => {
      const seen = new Map<string, string[]>();
      for (const head of heads) {
        const key = textOf(head).toLowerCase();
        seen.set(key, [...(seen.get(key) ?? []), head.page]);
      }
      return [...seen].filter(([text, pages]) => text === '' || pages.length > 1);
    };
    expect(heads.length).toBeGreaterThan(specifiedRoutes.length);
    expect(twice(({ title }) => title)).toEqual([]);
    expect(twice(({ description }) => description)).toEqual([]);
  });

  test('have one h1 each', () => {
    expect(heads.filter(({ h1 }) => h1 !== 1).map(({ page }) => page)).toEqual([]);
  });

  test('name no page, anchor, picture or file that is not there', () => {
    expect(brokenLinks(root, builtSite().url)).toEqual([]);
  });
});
