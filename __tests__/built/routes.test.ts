/**
 * Every route of the specification exists and is linked. `output` checks every built page's own parts (one `h1`, title,
 * description, working links).
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { decodeEntities } from '../../src/lib/html-entities';
import { isLeftOut } from '../../src/site/robots';
import { builtSite } from '../support/built-site';
import { pageKinds, pageTypes } from '../support/page-types';
import { specifiedRoutes, specifiedStates } from '../support/specification-routes';

const fileOf = (route: string) => path.posix.join(route.slice(1), 'index.html');

describe('the built pages', () => {
  let root: string;
  const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

  beforeAll(() => {
    root = builtSite().publicDir;
  });

  test.each(specifiedRoutes)('%s is built, as a page that search engines may list', (route) => {
    const html = read(fileOf(route));
    expect(html).not.toContain('http-equiv="refresh"');
    expect(isLeftOut(html)).toBe(false);
  });

  test('§2 are all linked from the navigation of every page', () => {
    const linked = (html: string) =>
      new Set(
        [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) =>
          decodeEntities(href ?? ''),
        ),
      );
    const wanted = [...specifiedRoutes, ...specifiedStates];
    for (const route of Object.values(pageTypes())) {
      const html = read(route === '/404' ? '404.html' : fileOf(route));
      const [header = '', footer = ''] = [
        /<header\b[\s\S]*?<\/header>/,
        /<footer\b[\s\S]*<\/footer>/,
      ].map((part) => part.exec(html)?.[0]);
      const links = new Set([...linked(header), ...linked(footer)]);
      expect([route, wanted.filter((each) => !links.has(each))]).toEqual([route, []]);
    }
  });

  test('are of the kinds that the browser tests visit, one address of each', () => {
    expect(Object.keys(pageTypes()).sort()).toEqual([...pageKinds].sort());
  });
});
