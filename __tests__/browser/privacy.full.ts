/** Privacy at the limits of what a browser keeps; `consent/visit` holds the same of the code alone. */
import { expect, test } from '../support/browser-test';
import { answer, cookieValue, follow, journeyOf } from '../support/consent';
import { answerAndGoOn, fillStorage } from '../support/spoilt-storage';

test('storage full: the visit goes on, and the answer is kept', async ({ browser, site }) => {
  const context = await browser.newContext();
  await fillStorage(context);
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: 'load' });
  await answerAndGoOn(page);
  expect(await cookieValue(page, '_cookie_consent')).toBe('decline');
});

test('a huge journey: the cookie stays well under 4 kB, the visit’s list whole', async ({
  open,
}) => {
  const page = await open('/');
  await answer(page, 'accept');
  await page.evaluate(() => {
    const long = Array.from(
      { length: 400 },
      (_, index) => `t${index.toString(36)}/blog/a-long-name-${index}`,
    );
    sessionStorage.setItem('journey', long.join('|'));
  });
  await page.reload();
  await follow(page, '/services/cloud');
  expect(await journeyOf(page)).toHaveLength(402);
  const value = (await cookieValue(page, '_journey')) ?? '';
  expect(value.length).toBeGreaterThan(3000);
  expect(value.length).toBeLessThanOrEqual(3500);
  expect(value).toMatch(/\/services\/cloud$/);
});
