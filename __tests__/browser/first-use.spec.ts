/** Nothing done while the application comes is lost, and nothing else brings it. */
import type { Page } from '@playwright/test';
import { linkTo } from '../../src/site/navigation';
import { expect, AT_LENGTH, test } from '../support/browser-test';
import { movedByLateFonts } from '../support/late-fonts';
import { notices } from '../support/notifications';
import { layoutShift, menuButton, openAsleep, seen } from '../support/shell';

/** Records the addresses of a page's requests, by kind. */
function noteRequests(page: Page, kind: 'script' | 'font'): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === kind) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const expectState = (page: Page, state: 'asked' | 'at-once' | 'ready') =>
  expect(page.locator('html')).toHaveAttribute('data-application', state, { timeout: 30_000 });

for (const path of ['/', '/contact']) {
  test(`${path} fetches nothing of the application for being scrolled, and looks as before when that comes`, async ({
    page,
  }) => {
    const [scripts, fonts] = [noteRequests(page, 'script'), noteRequests(page, 'font')];
    await page.goto(path, { waitUntil: 'networkidle' });
    await test.step('scrolling through a page fetches nothing of the application', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await seen(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(scripts).toEqual([expect.stringContaining('/early-')]);
    });
    const look = await page.screenshot({ animations: 'disabled' });
    await page.evaluate(() => {
      const styles = new MutationObserver((changes) => {
        const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
        if (removed.some(({ nodeName }) => nodeName === 'STYLE')) document.title = 'styled anew';
      });
      styles.observe(document.head, { childList: true });
    });
    expect(fonts.length).toBeGreaterThan(1);
    const before = [...fonts];
    expect(before).toEqual([...new Set(before)]);
    await page.keyboard.press('Shift');
    await expectState(page, 'ready');
    expect(scripts.length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    await seen(page);
    await test.step('nothing moves, and nothing looks different', async () => {
      // A frame without styles moves everything; a late font, next to nothing.
      expect(await layoutShift(page, { afterInput: true })).toBeLessThan(0.001);
      const now = await page.screenshot({ animations: 'disabled' });
      expect(now.equals(look)).toBe(true);
    });
    await test.step('the page’s styles stay in place, since a move would style all of it anew', async () => {
      expect(await page.title()).not.toBe('styled anew');
    });
    await test.step('fonts are fetched once, also when the application comes', () => {
      expect(fonts).toEqual(before);
    });
  });
}

test('fonts move next to nothing when they come late, in a window of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await movedByLateFonts(page)).toEqual({});
});

test.describe('while the application comes', () => {
  test('a link that is pressed leads where it leads', async ({ page }) => {
    await openAsleep(page, '/');
    await page.locator('main a[href="/contact"]').first().hover();
    await expectState(page, 'asked');
    await page.locator('main a[href="/contact"]').first().click();
    // Its own application waits too.
    await page.waitForURL('**/contact', { waitUntil: 'domcontentloaded' });
  });

  test('a letter that is signed for with Enter is signed for, with all that was typed', async ({
    page,
  }) => {
    const arrive = await openAsleep(page, '/services/cloud');
    const email = page.locator('footer input[type="email"]');
    await email.pressSequentially('early@example.com');
    await expectState(page, 'asked');
    await email.press('Enter');
    arrive();
    await expect(page.getByText('Subscribed Successfully.')).toBeVisible({ timeout: 30_000 });
  });

  for (const [what, address] of [
    ['an empty field', ''],
    ['an address that is none', 'nobody'],
  ] as const) {
    test(`a press on Subscribe with ${what} is answered in the specification’s words, not the browser’s`, async ({
      page,
    }) => {
      const arrive = await openAsleep(page, '/services/cloud');
      const email = page.locator('footer input[type="email"]');
      if (address) await email.pressSequentially(address);
      await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
      await expectState(page, 'asked');
      arrive();
      await expect(notices(page)).toHaveText(['Warning Enter Valid Email Address!'], {
        useInnerText: true,
      });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toBeFocused();
    });
  }

  test('the search opens by its key', async ({ page }) => {
    const arrive = await openAsleep(page, '/');
    await page.keyboard.press('/');
    await expectState(page, 'asked');
    arrive();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible({ timeout: 30_000 });
  });

  test('what is typed into the contact form stays, with the place of the caret', async ({
    page,
  }) => {
    const arrive = await openAsleep(page, '/contact');
    const message = page.locator('textarea').first();
    await message.pressSequentially('Before the application');
    await message.press('Home');
    arrive();
    await expectState(page, 'ready');
    await page.keyboard.type('Typed ');
    await expect(message).toHaveValue('Typed Before the application');
  });

  test('the page stays where it was scrolled to, whatever anchor it was opened at', async ({
    page,
  }) => {
    const arrive = await openAsleep(page, '/services/cloud#main');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.mouse.move(200, 300);
    arrive();
    await expectState(page, 'ready');
    await page.waitForLoadState('networkidle');
    await seen(page);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(1200);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
    test('the first tap does what it says, and that stays', async ({ page }) => {
      const arrive = await openAsleep(page, '/');
      const menu = page.locator('[data-mobile-menu]');
      await menu.locator('> summary').tap();
      await expect(menuButton(page, 'Services')).toBeVisible();
      await expectState(page, 'asked');
      arrive();
      await expectState(page, 'ready');
      await seen(page);
      await expect(menuButton(page, 'Services')).toBeVisible();
    });
  });
});

/** A cheap phone on a bad line: a processor six times slower, and Lighthouse's slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

test.describe('on a cheap phone with a bad line', AT_LENGTH, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test.slow();

  test('what is typed first stays, and what is sent is sent once', async ({ page }) => {
    await slowDown(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const message = page.locator('main textarea').first();
    await message.tap();
    const words = 'Typed while nothing of the application was there';
    await page.keyboard.type(words, { delay: 40 });
    await expectState(page, 'ready');
    await expect(message).toHaveValue(words);
    await expect(message).toBeFocused();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const email = page.locator('footer input[type="email"]');
    await email.fill('slow@example.com');
    await email.press('Enter');
    await expect(page.getByText('Subscribed Successfully.')).toBeVisible({ timeout: 40_000 });
    expect(sent).toHaveLength(1);
  });

  test('the first tap opens the menu, the next follows its link, and Back leads to where one was', async ({
    page,
  }) => {
    await slowDown(page);
    await page.goto('/services/fintech', { waitUntil: 'domcontentloaded' });
    const heading = await page.locator('h1').innerText();
    const menu = page.locator('[data-mobile-menu]');
    await menu.locator('> summary').tap();
    await expect(menu).toHaveAttribute('open', '');
    await expectState(page, 'ready');
    await expect(menu).toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await page.locator('main a[href^="/services/fintech/"]').first().tap();
    await page.waitForURL('**/services/fintech/*');
    await expect(page.locator('h1')).not.toHaveText(heading);
    await page.goBack();
    // All of the page, whose parts had no code before.
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('main section').last()).not.toBeEmpty();
  });
});

test.describe('the application comes at once', () => {
  test('for a list that is searched by its address', async ({ page }) => {
    const scripts = noteRequests(page, 'script');
    await page.goto('/resources/blogs?title=a');
    await expectState(page, 'ready');
    expect(scripts.length).toBeGreaterThan(3);
  });

  test('for a search, which finds pages by what they are called', async ({ page }) => {
    const lending = linkTo('/services/fintech/lending');
    await page.goto(`/search?q=${lending.name.toLowerCase()}`);
    await expectState(page, 'ready');
    await expect(page.locator('section[aria-labelledby="answers"] a').first()).toHaveAttribute(
      'href',
      lending.path,
    );
    await expect(page.locator('main input[name="q"]')).toHaveValue(lending.name.toLowerCase());
  });

  test('for the lost, who are led to the nearest address, by name', async ({ page }) => {
    const awards = linkTo('/resources/awards');
    const response = await page.goto(awards.path.slice(0, -1));
    expect(response?.status()).toBe(404);
    await expectState(page, 'ready');
    const nearest = page.locator('section[aria-labelledby="nearest"] a').first();
    await expect(nearest).toHaveAttribute('href', awards.path);
    await expect(nearest).toContainText(awards.name);
  });
});
