/** Contents of the built site's search index, and omissions. */
import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { isLeftOut } from '../../src/site/robots';
import { INDEX_PATH } from '../../src/site-search/index-files';
import { searchKindOfPath, searchKinds } from '../../src/site-search/search-kinds';
import { builtSite } from '../support/built-site';
import { searchAnswers, searchFragments } from '../support/search-sample';

describe('the index', () => {
  const { publicDir } = builtSite();
  const fragments = searchFragments(publicDir);
  const htmlOf = (page: string) =>
    fs.readFileSync(path.join(publicDir, page, 'index.html'), 'utf8');

  test('has every page that was built, of every kind, and no list, archive or page for nobody', () => {
    const pages = listFiles(publicDir)
      .filter((name) => name.endsWith('/index.html'))
      .map((name) => `/${path.posix.dirname(name)}`)
      .filter((page) => searchKindOfPath(page) !== null)
      .filter((page) => htmlOf(page).includes('<main') && !isLeftOut(htmlOf(page)));
    expect(pages.length).toBeGreaterThan(searchKinds.length);
    expect(
      fragments
        .map(({ url }) => url)
        .filter((url) => !url.includes('#'))
        .sort(),
    ).toEqual(pages.sort());
    expect(new Set(fragments.map(({ meta }) => meta.kind))).toEqual(new Set(searchKinds));
    expect(fragments.filter(({ meta }) => !meta.title)).toEqual([]);
  });

  test('leads, for parts of pages, to parts that are there', () => {
    const parts = fragments.filter(({ url }) => url.includes('#'));
    expect(parts.length).toBeGreaterThan(5);
    for (const { url } of parts) {
      const [page = '', id = ''] = url.split('#');
      expect(htmlOf(page)).toContain(`id="${decodeURIComponent(id)}"`);
    }
  });

  test('has nothing of header, footer, banner and what leads elsewhere', () => {
    for (const { content } of fragments) {
      expect(content).not.toMatch(/CONTACT US|Cookies on this site|Read next|Copy link|Or ring \+/);
    }
  });

  test('puts first what a plain query is about: work that is done, or what it pays', () => {
    const work = /^\/(?:services|case-study)\//;
    const wanted: Readonly<Record<string, RegExp>> = {
      ...{ claims: work, payments: work, migration: work },
      salary: /^\/corporate-overview\/careers/,
    };
    const answers = searchAnswers(path.join(publicDir, INDEX_PATH), Object.keys(wanted));
    for (const [query, path] of Object.entries(wanted)) expect(answers[query]?.[0]).toMatch(path);
  });
});
