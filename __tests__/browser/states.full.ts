/** The states of a page that axe has to see too: panels and menus open, zoomed, in forced colours, without scripts. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { launchChromium } from '../support/chromium';
import { notices } from '../support/notifications';
import { axeReport } from '../support/page-axe';
import { pageTypes } from '../support/page-types';
import { hydrated } from '../support/shell';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(builtSite().url + path, { waitUntil: 'load' });
  // axe leaves undecided what changes under its hands.
  await hydrated(page);
  return page;
}

/** What axe cannot decide, and why it is right. Nothing else may be left undecided. */
const reviewed: readonly { finding: RegExp; because: string }[] = [
  {
    finding: /^color-contrast, (?:bgOverlap|elmPartiallyObscuring|elmPartiallyObscured): /,
    because:
      'a panel lies over the page, and axe cannot tell which ground is seen; every pair of colours in use is held to its ratio by __tests__/lib/contrast.test.ts',
  },
  {
    finding: /^color-contrast, (?:pseudoContent|shortTextContent|nonBmp): /,
    because:
      'a thread or a mark of the design stands beside the words, or the text is one arrow; the pair is held by __tests__/lib/contrast.test.ts',
  },
];

const unreviewed = (incomplete: readonly string[]) =>
  incomplete.filter((text) => !reviewed.some(({ finding }) => finding.test(text)));

async function findings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await axeReport(page);
  return [...violations, ...unreviewed(incomplete)];
}

const groups = ['Services', 'Products', 'Resources', 'Corporate overview'];

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each(groups)('the panel of %s, open', async (name) => {
    const page = await visit('/', { colorScheme, viewport: { width: 1280, height: 900 } });
    const button = page.locator('header').getByRole('button', { name, exact: true });
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  test('the menu of small windows, open', async () => {
    const page = await visit('/', { colorScheme, viewport: { width: 360, height: 740 } });
    await page.locator('[data-mobile-menu] > summary').click();
    await page.locator('[data-mobile-menu] summary', { hasText: 'Services' }).click();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  test('a notification', async () => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.route(`${builtSite().adminApiUrl}/**`, (route) => route.abort());
    await page.goto(`${builtSite().url}/resources/blogs?title=the`, { waitUntil: 'load' });
    const notification = notices(page).first();
    await notification.waitFor();
    // Where the pointer is on it, it stays.
    await notification.hover();
    expect(await findings(page)).toEqual([]);
    expect(await notification.isVisible()).toBe(true);
    await context.close();
  });

  // 200 % zoom of a window of 1280 by 800 is one of 640 by 400.
  test('every kind of page at 200 % zoom', async () => {
    const found: string[] = [];
    for (const [kind, path] of Object.entries(pageTypes())) {
      const page = await visit(path, {
        colorScheme,
        viewport: { width: 640, height: 400 },
        deviceScaleFactor: 2,
      });
      found.push(...(await findings(page)).map((text) => `${kind}: ${text}`));
      await page.context().close();
    }
    expect(found).toEqual([]);
  }, 400_000);
});

/** Words that do not have the visitor's own colours. */
const ownColoured = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colourOf = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const names = ['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'FieldText', 'GrayText'];
    const forced = new Set([...names, 'HighlightText', 'Highlight', 'MarkText'].map(colourOf));
    probe.remove();
    return [...document.body.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !forced.has(getComputedStyle(element).color))
      .map(
        (element) =>
          `${getComputedStyle(element).color}: ${element.textContent?.slice(0, 40) ?? ''}`,
      );
  });

test('every kind of page in forced colours', async () => {
  const found: string[] = [];
  for (const [kind, path] of Object.entries(pageTypes())) {
    const page = await visit(path, { forcedColors: 'active' });
    const { violations } = await axeReport(page);
    // axe reads the colour of words from `-webkit-text-fill-color`, which Chromium tells as the author had it.
    const decided = violations.filter((text) => !text.startsWith('color-contrast'));
    found.push(...[...decided, ...(await ownColoured(page))].map((text) => `${kind}: ${text}`));
    await page.context().close();
  }
  expect(found).toEqual([]);
}, 300_000);

/** Elements that may have the focus and cannot be seen, on the way through a whole page by Tab. */
async function hiddenByTab(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press(key);
    const { element, covered } = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return { element: '', covered: false };
      const box = active.getBoundingClientRect();
      const points = [
        [box.left + box.width / 2, box.top + box.height / 2],
        [box.left + 4, box.top + 4],
        [box.right - 4, box.bottom - 4],
      ] as const;
      // What lies on top at a point of the element has to be the element, a part of it, or what holds it.
      const visible = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (active.contains(top) || top.contains(active));
      });
      const place = [...document.querySelectorAll('*')].indexOf(active);
      return { element: `${place} ${active.outerHTML.slice(0, 120)}`, covered: !visible };
    });
    if (element === '' || seen.has(element)) break;
    seen.add(element);
    if (covered) hidden.push(`${key}: ${element}`);
  }
  expect(seen.size).toBeGreaterThan(10);
  return hidden;
}

test.each([
  [1000, 500],
  [360, 640],
])(
  'nothing that has the focus is covered, at %i by %i',
  async (width, height) => {
    const hidden: string[] = [];
    const types = Object.entries(pageTypes());
    for (const [kind, path] of types) {
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const page = await visit(path, { viewport: { width, height } });
        hidden.push(...(await hiddenByTab(page, key)).map((text) => `${kind}, ${text}`));
        await page.context().close();
      }
    }
    expect(hidden).toEqual([]);
  },
  600_000,
);
