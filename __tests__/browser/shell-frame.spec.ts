/** The rest of the shell: fixed header, bottom margin, theme, focus and announcement, the foot of a page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import { answer, BANNER } from '../support/consent';
import { focused, hydrated, layoutShift, resize, scrollToEnd, seen } from '../support/shell';

const DESK = { viewport: { width: 1440, height: 900 } };
const PATH = '/resources/blogs';

const header = (page: Page) => page.locator('[data-site-header]');
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await seen(page);
};

async function expectFixed(page: Page) {
  const state = async () => [
    await header(page).evaluate((bar) => bar.getBoundingClientRect().top),
    await header(page).getAttribute('data-scrolled'),
  ];
  // The threshold is watched: an unchanged value is checked once a change would have come.
  await scrollTo(page, 30);
  expect(await state()).toEqual([-30, null]);
  for (const y of [31, 900]) {
    await scrollTo(page, y);
    await expect.poll(state).toEqual([-30, '']);
  }
  await scrollTo(page, 0);
  await expect.poll(state).toEqual([0, null]);
}

const linesOfLogo = (page: Page) =>
  page.locator('[data-site-header] > div > a[href="/"]').evaluate((logo) => {
    const words = document.createRange();
    words.selectNodeContents(logo.lastChild ?? logo);
    return words.getClientRects().length;
  });

async function expectRoomInBar(page: Page) {
  const squeezed = await page.evaluate(() =>
    [...document.querySelectorAll('[data-site-header] svg')]
      // Elements skipped by a closed menu may have any width.
      .filter((icon) => icon.checkVisibility())
      .map((icon) => [icon.getAttribute('width'), icon.getBoundingClientRect().width] as const)
      .filter(([asked, drawn]) => asked && Math.round(drawn) !== Number(asked)),
  );
  expect(squeezed).toEqual([]);
  const heights = await page
    .locator('[data-menu-button] > span')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  expect(await linesOfLogo(page)).toBe(1);
}

/** All the way down and back, two frames a step. */
const walk = (page: Page) =>
  page.evaluate(async () => {
    const frames = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    const height = document.documentElement.scrollHeight;
    for (let y = 0; y < height; y += 350) {
      window.scrollTo(0, y);
      await frames();
    }
    // The margin of small windows has made it longer.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frames();
    for (let y = height; y >= 0; y -= 350) {
      window.scrollTo(0, y);
      await frames();
    }
  });

test('§4 §9 Header becomes fixed once the page is scrolled more than 30 px', async ({ open }) => {
  const page = await open(PATH, { viewport: { width: 360, height: 700 } });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [360, 1440]) {
    await test.step(`at ${width} px nothing shifts, all the way down and back`, async () => {
      await resize(page, width, 700);
      const before = await layoutShift(page);
      await walk(page);
      expect((await layoutShift(page)) - before).toBe(0);
    });
  }
  for (const width of [360, 900]) {
    await test.step(`at ${width} px is fixed and marked beyond 30 px of scroll, and not before`, async () => {
      await resize(page, width, 700);
      await expectFixed(page);
    });
  }
  // The first is what a scrollbar that takes room leaves of 320 px.
  for (const width of [308, 900, 976, 977]) {
    await test.step(`at ${width} px nothing in the bar is squeezed, and nothing wraps`, async () => {
      await resize(page, width, 700);
      await expectRoomInBar(page);
    });
  }
  await test.step('can have the focus without the page running up', async () => {
    await resize(page, 1000, 700);
    await scrollTo(page, 700);
    for (const selector of ['[data-site-header] a', '[data-menu-button]']) {
      await page.locator(selector).first().focus();
      await page.keyboard.press('Tab');
      await seen(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(700);
    }
  });
  await test.step('leaves the target of an anchor in sight', async () => {
    await page.evaluate(() => {
      location.hash = 'footer-request';
    });
    const bar = await header(page).boundingBox();
    const place = async () => (await page.locator('#footer-request').boundingBox())?.y ?? Infinity;
    await expect.poll(place).toBeLessThan(700);
    expect(await place()).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});

const margin = (page: Page) =>
  page.locator('[data-page]').evaluate((shell) => parseFloat(getComputedStyle(shell).marginBottom));

/** So that so many pixels of what can be scrolled, the margin not counted, are below the window. */
async function scrollToWithin(page: Page, pixels: number) {
  const applied = await margin(page);
  await page.evaluate((distance) => {
    window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - distance);
  }, pixels + applied);
  await seen(page);
}

async function expectMarginWithin100(page: Page) {
  // The banner asks for its room with the first scroll.
  await scrollTo(page, 10);
  await scrollToWithin(page, 102);
  expect(await margin(page)).toBe(0);
  await scrollToWithin(page, 98);
  const applied = await margin(page);
  expect(applied).toBeGreaterThan(0);
  // Nothing is scrolled: whoever counted the margin would now find the page's end further away.
  for (let look = 0; look < 10; look += 1) {
    await seen(page);
    expect(await margin(page)).toBe(applied);
  }
  await scrollToWithin(page, 102);
  expect(await margin(page)).toBe(0);
}

test('§2 §9 Bottom margin rule: at width 900 or less, within 100 px of the page bottom, the footer copyright block height minus 47', async ({
  open,
}) => {
  const page = await open(PATH, { viewport: { width: 800, height: 700 } });
  await test.step('begins within 100 px, and does not flicker at the edge, below an open banner too', async () => {
    await expect(page.locator(BANNER)).toBeVisible();
    await expectMarginWithin100(page);
  });
  await test.step('and without one', async () => {
    await answer(page, 'decline');
    await resize(page, 390, 700);
    await expectMarginWithin100(page);
  });
  for (const width of [360, 900]) {
    await test.step(`at ${width} px is the copyright block’s height less 47`, async () => {
      await resize(page, width, 700);
      await scrollTo(page, 0);
      expect(await margin(page)).toBe(0);
      await scrollToEnd(page);
      const block = await page
        .locator('[data-copyright]')
        .evaluate((each) => Math.round(each.getBoundingClientRect().height));
      expect(block).toBeGreaterThan(47);
      await expect.poll(() => margin(page)).toBe(block - 47);
    });
  }
  await test.step('is none at 901 px', async () => {
    await resize(page, 901, 700);
    await scrollToEnd(page);
    expect(await margin(page)).toBe(0);
  });
});

const PRESSED = `[data-menu-button], [data-site-header] button, ${BANNER}, footer form, [data-theme-switch]`;

test('the theme', async ({ open }) => {
  const page = await open(PATH, { ...DESK, colorScheme: 'light' });
  const [LIGHT, DARK] = ['rgb(247, 243, 234)', 'rgb(17, 23, 29)'];
  const expectPaper = (colour: string) =>
    expect(page.locator('body')).toHaveCSS('background-color', colour);
  const option = (choice: string) => page.locator(`[data-theme-switch] input[value="${choice}"]`);

  await test.step('follows a light system, and a choice before that', async () => {
    await expectPaper(LIGHT);
    await option('dark').check();
    await expectPaper(DARK);
    await page.reload();
    await expectPaper(DARK);
    await expect(option('dark')).toBeChecked();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(option('dark')).toBeChecked();
    await option('system').check();
    await expectPaper(LIGHT);
  });
  await test.step('follows a dark system, and a choice before that', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectPaper(DARK);
    await option('light').check();
    await expectPaper(LIGHT);
  });
  await test.step('is right at the first paint: no script that comes later is needed', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expectPaper(LIGHT);
    await expect(page.locator('html')).not.toHaveAttribute('data-application');
  });
  await test.step('is printed on white paper, whatever was chosen, without what is to be pressed', async () => {
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.reload();
    await expectPaper(DARK);
    await expect(page.locator(PRESSED).filter({ visible: true })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expectPaper('rgb(255, 255, 255)');
    await expect(page.locator(PRESSED).filter({ visible: true })).toHaveCount(0);
  });
});

test('a navigation moves focus to the page, shows no ring, and is announced once', async ({
  open,
}) => {
  const page = await open(PATH, DESK);
  await hydrated(page);
  await page.locator('[data-site-footer] a[href="/resources/awards"]').click();
  await page.waitForURL(/\/resources\/awards$/);
  const wrapper = page.locator('#gatsby-focus-wrapper');
  await expect(wrapper).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(wrapper).toHaveCSS('outline-style', 'none');
  const heading = (await page.locator('h1').textContent()) ?? '';
  const said = () =>
    page
      .locator('[aria-live]')
      .evaluateAll((all) => all.map((each) => each.textContent).filter(Boolean));
  await expect.poll(said).toEqual([`Navigated to ${heading}`]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('Skip to content');
});

test('§2 On /contact the footer call-to-action scrolls to the form section; elsewhere it opens the contact page in a new window', async ({
  open,
}) => {
  const page = await open(PATH, DESK);
  const link = page.locator('[data-site-footer] a[target="_blank"]');
  await expect(link).toContainText('opens in a new window');
  const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await popup.waitForLoadState('load');
  expect(new URL(popup.url()).pathname).toBe('/contact');
  expect(new URL(page.url()).pathname).toBe(PATH);
  await test.step('A CONTACT US button stores the current path for tracking: so does this one, in its new window', async () => {
    expect(await popup.evaluate(() => window.siteVisit?.trackedPath)).toBe(PATH);
  });
  await test.step('there it scrolls to the form', async () => {
    const back = popup.getByRole('contentinfo').getByRole('link', { name: 'Back to the form' });
    await scrollToEnd(popup);
    await expect(popup.locator('#form')).not.toBeInViewport();
    await back.click();
    await expect(popup.locator('#form')).toBeInViewport();
    await expect(back).not.toBeInViewport();
    expect(new URL(popup.url()).pathname).toBe('/contact');
    expect(page.context().pages()).toHaveLength(2);
  });
});
