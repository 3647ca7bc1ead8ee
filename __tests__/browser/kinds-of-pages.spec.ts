/**
 * One thorough visit to each kind of page: its weight before any action, its state with the application, its
 * accessibility, its fit in windows of any width, its navigation, and all that it has sent and stored by then.
 */
import type { Page } from '@playwright/test';
import {
  beyondWindow,
  brokenWords,
  cutTexts,
  hyphenBreaks,
  overlappingLinks,
  wordsOverPicture,
} from '../support/beyond-window';
import { expect, test } from '../support/browser-test';
import { axeReport, contrastInDark } from '../support/page-axe';
import { builtHead, builtHtml, headIn, mainIn, readHead } from '../support/page-html';
import { pageKinds, pageOfKind, type PageKind } from '../support/page-types';
import {
  fontWeight,
  latePicture,
  mostFontWeight,
  picturesOf,
  scriptBytes,
  wasteful,
  watchTraffic,
  type Traffic,
} from '../support/page-visit';
import { forbidden, keptOfTheVisit, record } from '../support/privacy-recorder';
import { hydrated, layoutShift, navigate, scrollToEnd, seen } from '../support/shell';
import { packedFiles } from '../support/sizes';

/** Requests of a first visit: 12, except for the page with the most pictures, and one that needs its application. */
const MOST_REQUESTS: Partial<Record<PageKind, number>> = {
  home: 20,
  // In smaller parts, and fewer bytes, than one chunk of all that parts share.
  'not found': 20,
  // An emblem for each award.
  awards: 14,
};

/** Their largest picture stands among others. */
const LISTS: readonly PageKind[] = ['archive of posts', 'downloads'];

/** The header's request for its news. */
const NEWS_CALL = /\/NewsAndPressRelease\/search$/;

/** In kB once the application is used, of which React is 69, Gatsby 27, Emotion 9. The aim is 165. */
const IN_USE_KB = 175;
/** Pages of the company's own copy come with the drawings of all bands, and careers with a list besides. */
const OWN_PAGE_KB = 206;
const isOwnPage = (kind: PageKind): boolean =>
  (kind.endsWith(' page') && !kind.startsWith('contact')) ||
  kind === 'careers' ||
  kind === 'page with its states in the query';

/** All others are looked at in dark by `states.full`; each pair of colours is held by `styles/contrast`. */
const IN_DARK: readonly PageKind[] = [
  'home',
  'overview page',
  'calculator page',
  'product page',
  'contact',
  'list of posts',
  'post',
];

/** Back restores what a navigation makes; one page of each way to make them is enough. */
const BACK_TO: readonly PageKind[] = [
  'home',
  'overview page',
  'contact',
  'list of posts',
  'post',
  'job',
];

/** Before the visitor does anything. */
async function checkFirstView(page: Page, kind: PageKind, traffic: Traffic): Promise<void> {
  // The application looks an unknown address up at once.
  if (kind !== 'not found') {
    expect(traffic.scripts, 'scripts that run by themselves').toHaveLength(1);
    expect(await scriptBytes(page, traffic), 'bytes of scripts, packed').toBeLessThanOrEqual(6000);
  }
  expect(traffic.came.length, 'requests').toBeLessThanOrEqual(MOST_REQUESTS[kind] ?? 12);
  expect(fontWeight(traffic), 'kB of fonts').toBeLessThanOrEqual(await mostFontWeight(page));
  if (!LISTS.includes(kind)) expect(await latePicture(page), 'a late picture').toBeNull();
  expect(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(0.02);
}

/** Once the application is there. */
async function checkHydrated(page: Page, kind: PageKind, traffic: Traffic): Promise<void> {
  // Files prefetched because the pointer lies on a link are no scripts of this page.
  const scripts = packedFiles([...new Set(traffic.scripts)]);
  expect(scripts, 'kB of scripts').toBeLessThanOrEqual(isOwnPage(kind) ? OWN_PAGE_KB : IN_USE_KB);
  await expect(page.locator('h1')).toHaveCount(1);
  // The head of a page for an unknown address names that address.
  if (kind !== 'not found') expect(await readHead(page)).toEqual(await builtHead(page.url()));
}

/** `pages` has those of a phone. */
async function checkPictures(page: Page): Promise<void> {
  const { missing, drawn } = await picturesOf(page);
  expect(missing).toEqual([]);
  expect(wasteful(drawn)).toEqual([]);
}

/** Widths at which all boxes and large words are looked at besides. */
const CLOSELY = [360, 768, 1280];

/** 320 px without Firefox's scrollbar: Chromium's takes no room here. */
const NARROWEST = 308;

/** Nothing scrolls sideways, and no word is cut or broken. */
async function checkWidths(page: Page): Promise<void> {
  for (const width of [NARROWEST, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, Math.max(0, wide)]).toEqual([width, 0]);
    expect([width, await beyondWindow(page)]).toEqual([width, []]);
    expect([width, await brokenWords(page)]).toEqual([width, []]);
    expect([width, await overlappingLinks(page)]).toEqual([width, []]);
    expect([width, await wordsOverPicture(page)]).toEqual([width, []]);
    if (!CLOSELY.includes(width)) continue;
    expect([width, await hyphenBreaks(page)]).toEqual([width, []]);
    expect([width, await cutTexts(page)]).toEqual([width, []]);
  }
}

/** Words that the application alone can say: a time where the visitor is. */
const OF_THE_APPLICATION = / \([^()]* where you are\)$/;

/** Whether a page is the built one, once it has the title, and stays so. */
async function isAsBuilt(page: Page, url: string): Promise<void> {
  const html = await builtHtml(url);
  const head = headIn(html);
  await expect(page).toHaveTitle(head.title);
  await seen(page);
  expect(await readHead(page)).toEqual(head);
  const words = mainIn(await page.content()).map((text) => text.replace(OF_THE_APPLICATION, ''));
  expect(words.filter(Boolean)).toEqual(mainIn(html));
}

/** Notes the formats that a page asks Intl for: the first takes a slow phone a seventh of a second. */
const noteFormats = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = [];
    for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
      Intl[name] = new Proxy(Intl[name] as new () => object, {
        construct: (Format, args) => {
          asked.push(name);
          return Reflect.construct(Format, args) as object;
        },
      }) as never;
    }
    Object.assign(window, { asked });
  });
const formatsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[]);

/** A page after a navigation inside the site, and after Back. */
async function checkNavigation(page: Page, from: PageKind, to: PageKind): Promise<void> {
  const { origin } = new URL(page.url());
  await navigate(page, pageOfKind(to));
  await isAsBuilt(page, origin + pageOfKind(to));
  if (!BACK_TO.includes(from)) return;
  await page.goBack();
  await isAsBuilt(page, origin + pageOfKind(from));
}

/** Each has the template of another kind, and little that is its own: `all-pages.full` and `states.full` have these too. */
const ALIKE: readonly PageKind[] = [
  'hub of products',
  'hub of the company',
  'policy page',
  'cookie policy',
  'contact about a page',
  'contact for applicants',
  'second page of posts',
  'category of posts',
];

const built = pageKinds.filter((kind) => kind !== 'not found');
/** By turns, so that each kind is gone to. */
const kindAfter = (kind: PageKind): PageKind =>
  built[(built.indexOf(kind as (typeof built)[number]) + 1) % built.length] ?? 'home';

test.describe('every kind of page', () => {
  for (const kind of pageKinds.filter((each) => !ALIKE.includes(each))) {
    test(kind, async ({ browser, site }) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const recorder = record(context);
      const page = await context.newPage();
      const traffic = watchTraffic(page);
      await noteFormats(page);
      await page.goto(site.url + pageOfKind(kind), { waitUntil: 'networkidle' });
      await test.step('is light and still before its visitor does anything', () =>
        checkFirstView(page, kind, traffic));
      await test.step('is what was built, once the application is there', async () => {
        await scrollToEnd(page);
        await hydrated(page);
        // The header's news is the last to come.
        await expect.poll(() => traffic.came).toContainEqual(expect.stringMatching(NEWS_CALL));
        await checkHydrated(page, kind, traffic);
      });
      await test.step('has all its pictures, none larger than it needs', () => checkPictures(page));
      await test.step('has no violation that axe can see, nor in the contrasts of dark', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.evaluate(() => window.scrollTo(0, 0));
        await seen(page);
        expect((await axeReport(page)).violations).toEqual([]);
        if (IN_DARK.includes(kind)) expect(await contrastInDark(page)).toEqual([]);
      });
      await test.step('fits windows of any width', () => checkWidths(page));
      await test.step('leads to a page as it was built, and Back', async () => {
        if (kind !== 'not found') await checkNavigation(page, kind, kindAfter(kind));
        expect(await formatsOf(page)).toEqual([]);
      });
      await test.step('sends and keeps nothing of its visitor before a choice', async () => {
        await recorder.settle();
        expect(recorder.sent.length).toBeGreaterThanOrEqual(traffic.came.length);
        expect(forbidden(recorder.sent, [])).toEqual([]);
        expect(await keptOfTheVisit(page)).toEqual([]);
        expect(await context.cookies()).toEqual([]);
      });
      expect(traffic.wrong).toEqual([]);
    });
  }
});
