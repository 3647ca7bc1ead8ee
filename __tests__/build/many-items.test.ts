/**
 * A whole site whose every item is hostile in every field, and items looked up after its build that are so too: nothing
 * runs, nothing is asked of strangers, nothing leaves its place. The browser is told to overlook the site's policy, which
 * would hide a fault of what is beneath it.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { slotOf } from '../../pipeline/layout';
import { checkSite } from '../../pipeline/release/checks/site';
import type { BuildReport } from '../../pipeline/report';
import { createStaticServer, listen } from '../../pipeline/static-server';
import { readGoodStamp } from '../../pipeline/work-directory';
import { closeContext, launchChromium } from '../support/chromium';
import { executableParts } from '../support/executable-html';
import { FaultServer } from '../support/fault-server';
import { freePort } from '../support/free-port';
import { HOSTILE_ITEMS, HOSTILE_SVG, hostileContent } from '../support/hostile-content';
import { hydrated } from '../support/shell';
import { BUILD_MS, pictureFile, TestSite } from '../support/site-build';
import { misplaced, NOTHING, noticed, watchPage } from '../support/watched-page';
import { parseXml } from '../support/xml';

/** Where items of a collection with pages are. */
const PLACES = {
  post: '/blog',
  pressRelease: '/press-release',
  caseStudy: '/case-study',
  job: '/corporate-overview/careers',
} as const;
const LISTS = [
  '/',
  '/resources/blogs',
  '/resources/case-studies',
  '/resources/press-release',
  '/resources/downloads',
  '/resources/awards',
  '/resources/global-tech-series',
  '/corporate-overview/careers',
  '/services/fintech',
  '/services/cloud',
  '/sitemap',
];

let api: FaultServer;
let site: TestSite;
let report: BuildReport;
let server: Server;
let browser: Browser;
let url = '';

beforeAll(async () => {
  api = new FaultServer({ content: hostileContent('x', ''), wholeLists: true });
  await api.start();
  api.content = hostileContent('hostile', api.origin);
  api.files.set('/media/hostile.svg', { body: HOSTILE_SVG, type: 'image/svg+xml' });
  api.files.set('/media/hostile.jpg', { body: await pictureFile(40), type: 'image/jpeg' });
  api.files.set('/media/hostile.pdf', { body: '%PDF-1.4\n%%EOF\n', type: 'application/pdf' });
  site = new TestSite(api, 'hostile');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  report = await site.builds({ SITE_URL: url, GATSBY_ADMIN_API_QA: api.url });
  server = createStaticServer(site.publicDir, site.stateDir);
  await listen(server, port, '127.0.0.1');
  browser = await launchChromium();
}, 2 * BUILD_MS);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.stop();
  site.remove();
});

describe('the built site', () => {
  it('shows every item that has what it must have', () => {
    expect(report.outcome).toBe('built');
    for (const [key, { published }] of Object.entries(report.collections)) {
      expect([key, published]).toEqual([key, HOSTILE_ITEMS]);
    }
    for (const [key, place] of Object.entries(PLACES)) {
      for (let n = 0; n < HOSTILE_ITEMS; n += 1) {
        expect([key, n, site.hasPage(`${place}/hostile-${n}`)]).toEqual([key, n, true]);
      }
    }
  });

  it('holds nothing that would run, in pages, drawings and data', () => {
    const pages = site.files().filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(4 * HOSTILE_ITEMS);
    const parts = pages.flatMap((name) => executableParts(site.read(name)));
    expect(
      parts.filter((part) => /alert|msgbox|<\w+ on|javascript:|vbscript:/i.test(part)),
    ).toEqual([]);
    for (const name of site.files().filter((each) => each.endsWith('.svg'))) {
      expect([name, /alert|<script|onload|evil\.example/.exec(site.read(name))]).toEqual([
        name,
        null,
      ]);
    }
  });

  it('is fit for a release', async () => {
    const stamp = readGoodStamp(slotOf(site.stateDir, 0));
    if (!stamp) throw new Error('The build kept no good pair.');
    const findings = await checkSite({
      root: site.publicDir,
      files: Object.keys(stamp.files),
      siteUrl: url,
      redirects: stamp.redirects,
      authors: stamp.authors,
      size: { pages: 1, bytes: 1 },
      liveSize: null,
      maxChange: null,
    });
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('writes XML and JSON that are whole', () => {
    const named = (ending: RegExp) => site.files().filter((name) => ending.test(name));
    const xml = named(/\.(?:xml|rss|atom)$/);
    expect(xml.length).toBeGreaterThan(4);
    for (const name of xml) expect(() => parseXml(site.read(name))).not.toThrow();
    const json = named(/\.(?:json|jsonfeed|webmanifest)$/);
    expect(json.length).toBeGreaterThan(30);
    for (const name of json) expect(() => JSON.parse(site.read(name)) as unknown).not.toThrow();
  });
});

/** A page that is watched, on the site and the admin API of this test. */
const open = () => watchPage(browser, url, api);

describe('in windows of a phone and of a desk', () => {
  it(
    'built pages run nothing, ask nobody, and stay in their place',
    async () => {
      const watched = await open();
      const items = Object.values(PLACES).flatMap((place) =>
        Array.from({ length: HOSTILE_ITEMS }, (_, n) => `${place}/hostile-${n}`),
      );
      const wrong: unknown[] = [];
      for (const address of [...LISTS, ...items]) {
        const answer = await watched.page.goto(url + address, { waitUntil: 'load' });
        expect([address, answer?.status()]).toEqual([address, 200]);
        if (address.endsWith('-0') || LISTS.includes(address)) await hydrated(watched.page);
        wrong.push(...(await misplaced(watched.page, address)));
      }
      await closeContext(watched.page.context());
      expect(wrong).toEqual([]);
      expect(noticed(watched)).toEqual(NOTHING);
    },
    BUILD_MS,
  );

  it(
    'looked-up items do so too',
    async () => {
      const built = api.content;
      api.content = hostileContent('newer', api.origin);
      const watched = await open();
      const wrong: unknown[] = [];
      for (const place of Object.values(PLACES)) {
        for (let n = 0; n < HOSTILE_ITEMS; n += 1) {
          const address = `${place}/newer-${n}`;
          await watched.page.goto(url + address, { waitUntil: 'load' });
          await watched.page.getByRole('heading', { level: 2, name: 'Part' }).first().waitFor();
          wrong.push(...(await misplaced(watched.page, address)));
        }
      }
      await closeContext(watched.page.context());
      api.content = built;
      expect(wrong).toEqual([]);
      expect(noticed(watched)).toEqual(NOTHING);
    },
    BUILD_MS,
  );
});
