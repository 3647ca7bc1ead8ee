/**
 * A whole site whose every item is hostile in every field, and items looked up after its build that are so too: nothing
 * runs, nothing is asked of strangers, nothing leaves its place. The browser is told to overlook the site's policy, which
 * would hide a fault of what is beneath it.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import type { BuildReport } from '../../pipeline/report';
import { createStaticServer, listen } from '../../pipeline/static-server';
import { beyondWindow } from '../support/beyond-window';
import { closeContext, launchChromium } from '../support/chromium';
import { executableParts } from '../support/executable-html';
import { FaultServer } from '../support/fault-server';
import { freePort } from '../support/free-port';
import { HOSTILE_ITEMS, HOSTILE_SVG, hostileContent } from '../support/hostile-content';
import { hydrated } from '../support/shell';
import { BUILD_MS, pictureFile, TestSite } from '../support/site-build';
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

interface Watched {
  page: Page;
  /** What ran that should not. */
  ran: string[];
  /** What was asked of neither the site nor the admin API. */
  strangers: string[];
  errors: string[];
}

/** Widths of a window, in px. */
const WIDTHS = [360, 1280];

async function open(): Promise<Watched> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const watched: Watched = { page, ran: [], strangers: [], errors: [] };
  await context.exposeBinding('noteRun', (_, name: string) => {
    watched.ran.push(`${page.url()}: ${name}`);
  });
  await context.addInitScript(() => {
    const here = window as unknown as Record<string, unknown> & { noteRun: (name: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'msgbox']) {
      here[name] = () => here.noteRun(name);
    }
  });
  page.on('pageerror', (error) => watched.errors.push(`${page.url()}: ${error.message}`));
  // Nobody beyond this machine is asked, nor waited for.
  await page.route(/.*/, (route) => {
    const asked = route.request().url();
    if (asked.startsWith(`${url}/`)) return route.continue();
    if (asked.startsWith(api.url)) return answerFromElsewhere(route);
    if (!asked.startsWith(`${api.origin}/`)) watched.strangers.push(asked);
    return route.abort();
  });
  return watched;
}

/** As the admin API answers a browser on the site: with leave for its origin. */
async function answerFromElsewhere(route: Parameters<Parameters<Page['route']>[1]>[0]) {
  const response = await route.fetch();
  await route.fulfill({
    response,
    headers: { ...response.headers(), 'access-control-allow-origin': '*' },
  });
}

/** Does what handlers wait for, to everything in the page's main part but what leads away. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['focus', 'error', 'load', 'toggle', 'mouseover', 'animationstart']) {
        element.dispatchEvent(new Event(type));
      }
    }
  });

/** What lies over the whole of the window and is not the site's own. */
const covers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map(({ tagName }) => tagName),
  );

async function look({ page }: Watched, address: string): Promise<unknown[]> {
  await touchAll(page);
  const wrong: unknown[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await beyondWindow(page);
    const covering = await covers(page);
    if (beyond.length > 0 || covering.length > 0) wrong.push(address, width, beyond, covering);
  }
  return wrong;
}

const clean = ({ ran, strangers, errors }: Watched) => ({ ran, strangers, errors });
const NOTHING = { ran: [], strangers: [], errors: [] };

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
        wrong.push(...(await look(watched, address)));
      }
      await closeContext(watched.page.context());
      expect(wrong).toEqual([]);
      expect(clean(watched)).toEqual(NOTHING);
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
          wrong.push(...(await look(watched, address)));
        }
      }
      await closeContext(watched.page.context());
      api.content = built;
      expect(wrong).toEqual([]);
      expect(clean(watched)).toEqual(NOTHING);
    },
    BUILD_MS,
  );
});
