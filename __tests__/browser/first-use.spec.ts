/** The application is brought by use alone, and a page keeps its look and place when it comes; `engines/late-start` has more. */
import type { Page } from '@playwright/test';
import { linkTo } from '../../src/site/navigation';
import { pageTypesIn } from '../../scripts/page-types';
import { expect, test } from '../support/browser-test';
import { movedByLateFonts } from '../support/late-fonts';
import { notices } from '../support/notifications';
import { layoutShift, openAsleep, seen } from '../support/shell';

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
  test('§5 §8 a press on Subscribe with no address is answered in the specification’s words, not the browser’s', async ({
    page,
  }) => {
    const arrive = await openAsleep(page, '/services/cloud');
    const email = page.locator('footer input[type="email"]');
    await email.pressSequentially('nobody');
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
    await expectState(page, 'asked');
    arrive();
    await expect(notices(page)).toHaveText(['Warning Enter Valid Email Address!'], {
      useInnerText: true,
    });
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
  });

  test('a press on Copy link copies once it is there', async ({ page, site }) => {
    const arrive = await openAsleep(page, pageTypesIn(site.publicDir)['post'] ?? '');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectState(page, 'asked');
    arrive();
    await expect(page.getByText('Copied.')).toBeVisible();
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
});

test('the application comes at once for the lost, who are led to the nearest address, by name', async ({
  page,
}) => {
  const awards = linkTo('/resources/awards');
  const response = await page.goto(awards.path.slice(0, -1));
  expect(response?.status()).toBe(404);
  await expectState(page, 'ready');
  const nearest = page.locator('section[aria-labelledby="nearest"] a').first();
  await expect(nearest).toHaveAttribute('href', awards.path);
  await expect(nearest).toContainText(awards.name);
});
