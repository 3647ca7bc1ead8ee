/** Motion by itself: present where the visitor has not asked for less motion, absent where they have. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';
import type { BuiltSite } from '../support/built-site';
import { answer, BANNER, openCookieSettings } from '../support/consent';
import { pageTypes } from '../support/page-types';
import { hydrated, menuButton, resize } from '../support/shell';

const MOTIONS = { reduce: 'without motion', 'no-preference': 'with motion' } as const;
const DESK = { width: 1440, height: 900 };

/** Notes what begins to move in a page from now on. */
async function noteMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moves: string[] = [];
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) moves.push(`animation of ${target.tagName.toLowerCase()}`);
    });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      // Colours and lines change in place.
      if (!/^(?:opacity|transform|translate|scale|rotate|clip-path)$/.test(propertyName)) return;
      if (target instanceof Element)
        moves.push(`${propertyName} of ${target.tagName.toLowerCase()}`);
    });
    Object.assign(window, { moves });
  });
}

/** Motions noted since the last call, once all that begins has begun. */
function noted(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve((window as unknown as { moves: string[] }).moves.splice(0));
          }),
        );
      }),
  );
}

const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations()) if (each.playState === 'running') each.finish();
  });

/**
 * Opens a part of the page.
 * @param move the elements that must move if motion is allowed; none must otherwise
 */
async function expectMotion(
  page: Page,
  isWelcome: boolean,
  [what, move]: readonly [what: string, move: string],
  use: () => Promise<void>,
) {
  await test.step(what, async () => {
    await endMotion(page);
    await noted(page);
    await use();
    const moves = await noted(page);
    if (isWelcome) expect(moves).toContain(move);
    else expect(moves).toEqual([]);
  });
}

async function useWideWindow(page: Page, isWelcome: boolean) {
  const services = menuButton(page, 'Services');
  await expectMotion(page, isWelcome, ['a panel of the menu', 'animation of div'], async () => {
    await services.click();
    await expect(page.locator('#menu-services')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-services')).toBeHidden();
  await expectMotion(page, isWelcome, ['the banner', 'opacity of section'], async () => {
    await openCookieSettings(page);
    await expect(page.locator(BANNER)).toBeVisible();
  });
  await answer(page, 'decline');
  await expectMotion(page, isWelcome, ['the search', 'opacity of dialog'], async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Close search' }).click();
}

async function useSmallWindow(page: Page, isWelcome: boolean) {
  await resize(page, 390, 800);
  const toggle = page.locator('[data-mobile-menu] > summary');
  await expectMotion(page, isWelcome, ['the menu of small windows', 'opacity of div'], async () => {
    await toggle.click();
    await expect(page.locator('[data-site-header] nav')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await resize(page, DESK.width, DESK.height);
}

for (const [reducedMotion, name] of Object.entries(MOTIONS)) {
  const isWelcome = reducedMotion === 'no-preference';
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: reducedMotion as keyof typeof MOTIONS } });

    test(`menus, banner and search open ${name}`, async ({ page }) => {
      await page.setViewportSize(DESK);
      await page.goto('/cookie-policy');
      await answer(page, 'close');
      await hydrated(page);
      await noteMotion(page);
      await useWideWindow(page, isWelcome);
      await useSmallWindow(page, isWelcome);
    });
  });
}

/** Everything in a page that its styles would move: animations, smooth scrolling, movements in steps. */
function movable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOVES = /\b(?:all|opacity|transform|translate|scale|rotate|clip-path)\b/;
    const found = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const name = element.tagName.toLowerCase() + part;
        if (style.animationName !== 'none') found.add(`${name}: animation`);
        if (style.scrollBehavior !== 'auto') found.add(`${name}: smooth scrolling`);
        const takesTime = style.transitionDuration.split(',').some((each) => parseFloat(each) > 0);
        if (takesTime && MOVES.test(style.transitionProperty))
          found.add(`${name}: transition of ${style.transitionProperty}`);
      }
    }
    return [...found].sort();
  });
}

/** A post that shows code, which is scrolled smoothly. */
function postWithCode({ publicDir }: BuiltSite): string {
  const posts = path.join(publicDir, 'blog');
  const name = fs.readdirSync(posts).find((each) => {
    const file = path.join(posts, each, 'index.html');
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('<pre');
  });
  if (!name) throw new Error('No post of the site shows code.');
  return `/blog/${name}`;
}

test('no style moves anything under reduced motion, on any kind of page', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving: Record<string, string[]> = {};
  const welcome = new Set<string>();
  const { home, feedback, 'overview page': overview, 'case study': study } = pageTypes();
  for (const address of [home, overview, study, feedback, postWithCode(site)]) {
    if (!address) throw new Error('The site lacks one of these kinds of pages.');
    await page.goto(address);
    const found = await movable(page);
    if (found.length > 0) moving[address] = found;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const each of await movable(page)) welcome.add(each);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  expect(moving).toEqual({});
  // The same check with motion allowed.
  expect([...welcome]).toEqual(expect.arrayContaining(['div: animation', 'pre: smooth scrolling']));
});
