import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { authorsPartOf } from '../../pipeline/authors-part';
import { listFiles } from '../../pipeline/files';
import { collections } from '../../src/collections/build-rows';
import { pageKinds } from '../../src/own-pages/build/page-kinds';
import { ARCHIVE_TEMPLATE } from '../../src/data-layer/pages';
import { addressesOnSite, shownOn } from '../../src/data-layer/shown-items';
import { snapshotItem, snapshotOf } from '../support/snapshot';

const templated = (template: string) =>
  shownOn({ path: '/x', component: path.resolve('src', template) });
const PAGES = path.resolve('src/pages');
const pageOf = (name: string) => ({
  path: `/${name.replace(/(?:^|\/)index\.tsx$|\.tsx$/, '')}`,
  component: path.join(PAGES, name),
});

describe('what a page shows', () => {
  it('is an item or several where the API’s collections have the page', () => {
    for (const { page, listPages } of collections) {
      if (page) expect([page.template, templated(page.template)]).toEqual([page.template, 'item']);
      if (listPages) expect(templated(listPages.template)).toBe('list');
    }
    expect(templated(ARCHIVE_TEMPLATE)).toBe('list');
  });

  it('is nothing of an author’s on the company’s own pages, whatever their digest', () => {
    for (const { template } of pageKinds)
      expect([template, templated(`templates/${template}`)]).toEqual([template, undefined]);
    for (const name of ['contact.tsx', 'search.tsx', '404.tsx'])
      expect([name, shownOn(pageOf(name))]).toEqual([name, undefined]);
  });

  it('is several items on each page of `src/pages` that asks for a collection', () => {
    const asks = new RegExp(
      `\\ball(?:${collections.map(({ typeName }) => typeName).join('|')})\\b`,
    );
    const asking = listFiles(PAGES).filter((name) =>
      asks.test(fs.readFileSync(path.join(PAGES, name), 'utf8')),
    );
    expect(asking.length).toBeGreaterThan(3);
    for (const name of [...asking, 'sitemap.tsx'])
      expect([name, shownOn(pageOf(name))]).toEqual([name, 'list']);
  });
});

it('finds the addresses of the site that items name, wherever they do', () => {
  const site = 'https://site.example';
  const snapshot = snapshotOf({
    award: [
      snapshotItem('1', { url: `${site}/nope` }),
      snapshotItem('2', { url: `${site}.evil.example/a` }),
    ],
    techSeries: [
      snapshotItem('3', { speakers: [{ name: 'x', url: `${site}/a` }], video_url: site }),
    ],
  });
  expect(addressesOnSite(snapshot, site)).toEqual([site, `${site}/a`, `${site}/nope`]);
});

it('takes from a build’s manifest what authors have to do with', () => {
  expect(
    authorsPartOf({
      pages: [
        { path: '/', shows: 'list' },
        { path: '/blog/a', contentDigest: 'd', shows: 'item' },
        { path: '/services/cloud', contentDigest: 'd' },
      ],
      itemAddresses: ['https://site.example/nope'],
    }),
  ).toEqual({ itemPages: ['/blog/a'], listPages: ['/'], addresses: ['https://site.example/nope'] });
});
