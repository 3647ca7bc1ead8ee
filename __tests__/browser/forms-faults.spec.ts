/**
 * Ways in which sending can fail: the message is right, nothing is lost, nothing is stored twice. The forms share what
 * sends them, so each way is tried on one of them; `live/api/request` and `forms/writes` have all ways to fail.
 */
import type { Page } from '@playwright/test';
import {
  button,
  confirmation,
  expect,
  field,
  fillIn,
  formOf,
  heldAnswer,
  letTimePass,
  outcome,
  paths,
  ready,
  test,
} from '../support/form-desk';
import { notices } from '../support/notifications';
import type { ApiFault } from '../support/api-proxy';

const status = (code: number, body: string, headers = {}): ApiFault => ({
  kind: 'status',
  status: code,
  body,
  headers,
});

/** Faults after which the enquiry is still unsent, and the form's message for each. */
const faults: readonly (readonly [string, ApiFault, RegExp])[] = [
  ['the server is down', { kind: 'down' }, /The connection dropped before an answer came/],
  ['a failure without words', status(500, '<h1>Oops</h1>'), /Something went wrong/],
  ['a failure with words', status(503, '{"message":"Back at nine."}'), /Back at nine/],
  ['too much at once', status(413, '{}'), /too long to send[\s\S]*shorten the message/],
  [
    'too often',
    status(429, '{"message":"Slow down."}', { 'retry-after': '45' }),
    /Too many messages[\s\S]*in 45 seconds/,
  ],
  ['too often, for how long is not said', status(429, '{}'), /in a while/],
  ['stored, and the line breaks', { kind: 'unanswered' }, /It may have reached us all the same/],
];

/** All that stands in the form. */
function typed(page: Page): Promise<string> {
  return formOf(page).evaluate((form) =>
    new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString(),
  );
}

test('contact says what went wrong, keeps every word, and stores the enquiry once', async ({
  desk,
}) => {
  const page = await desk.visitForm('contact');
  const message = await fillIn(page, 'contact');
  const before = await typed(page);
  for (const [what, fault, words] of faults) {
    await test.step(what, async () => {
      desk.faults.fault = fault;
      await desk.press(page);
      await expect(outcome(page)).toHaveText(words);
      expect(await typed(page)).toBe(before);
    });
  }
  desk.faults.fault = null;
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('contact', message)).toHaveLength(1);
  const keys = desk.faults.writes.map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(faults.length + 1);
  expect(new Set(keys).size).toBe(1);
});

test('insurtech shows what the server refuses beside the field, and sends it once it is mended', async ({
  desk,
}) => {
  const page = await desk.visitForm('insurtech');
  const message = await fillIn(page, 'insurtech');
  desk.faults.fault = status(
    422,
    '{"message":"Please check what you entered.","errors":{"message":"Rather too short.","journey":"x"}}',
  );
  await button(page).click();
  const summary = formOf(page).getByRole('group', { name: 'One thing to put right' });
  await expect(summary).toBeFocused();
  const written = field(page, 'message');
  await expect(written).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: 'Rather too short.' }).click();
  await expect(written).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  desk.faults.fault = null;
  await written.fill(`${message} and more`);
  await expect(written).not.toHaveAttribute('aria-invalid');
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('insurtech', `${message} and more`)).toHaveLength(1);
  expect(await desk.stored('insurtech', message)).toHaveLength(0);
});

test('insurtech is stored once however often it is clicked, while the answer is slow', async ({
  desk,
}) => {
  const page = await desk.visitForm('insurtech');
  const message = await fillIn(page, 'insurtech');
  const { fault, release } = heldAnswer();
  desk.faults.fault = fault;
  await button(page).dblclick();
  await field(page, 'name').press('Enter');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toHaveJSProperty('disabled', false);
  await button(page).evaluate((each) => (each as HTMLButtonElement).click());
  await desk.receives(1);
  release();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('insurtech', message)).toHaveLength(1);
  expect(desk.faults.writes).toHaveLength(1);
});

test('contact says after a while that it takes long, and can be stopped and sent again', async ({
  desk,
}) => {
  const page = await desk.visitForm('contact');
  const message = await fillIn(page, 'contact');
  await page.clock.install();
  await page.clock.fastForward(10_000);
  desk.faults.fault = { kind: 'silent' };
  await button(page).click();
  await desk.receives(1);
  const stop = formOf(page).getByRole('button', { name: 'Stop' });
  await page.clock.runFor(7_000);
  await expect(stop).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(outcome(page)).toContainText('longer than usual');
  await stop.click();
  await expect(outcome(page)).toContainText('Stopped.');
  await expect(button(page)).toBeFocused();
  desk.faults.fault = null;
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('contact', message)).toHaveLength(1);
});

/** Takes the browser offline. The page hears of it a moment after the browser has. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

test('offline feedback says so in sight on a phone, and goes on once back online if that is wanted', async ({
  desk,
}) => {
  const page = await desk.visitForm('feedback', '', { viewport: { width: 360, height: 640 } });
  const message = await fillIn(page, 'feedback');
  const context = page.context();
  await test.step('cancelled, nothing is sent', async () => {
    await goOffline(page);
    await button(page).click();
    await expect(outcome(page)).toContainText('You are offline.');
    const cancel = formOf(page).getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await cancel.click();
    await expect(outcome(page)).toContainText('Not sent.');
    await context.setOffline(false);
  });
  await test.step('left alone, it says that the browser is back online', async () => {
    await goOffline(page);
    await button(page).click();
    await expect(outcome(page)).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(outcome(page)).toContainText('You are back online.');
    // Neither of the two has been sent by itself.
    expect(desk.faults.writes).toEqual([]);
  });
  await test.step('asked to wait, it is sent', async () => {
    await goOffline(page);
    await button(page).click();
    await formOf(page).getByRole('button', { name: 'Send when I am back online' }).click();
    await expect(outcome(page)).toContainText('Waiting until you are back online.');
    await context.setOffline(false);
    await expect(confirmation(page)).toBeVisible();
    expect(await desk.stored('feedback', message)).toHaveLength(1);
  });
});

test('contact that waits to be back online asks before it is left, and is found again, said to be unsent', async ({
  desk,
  site,
}) => {
  const page = await desk.visitForm('contact');
  const message = await fillIn(page, 'contact');
  // Playwright's own way to be offline ends as the page is left, and the page hears of it.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  desk.faults.fault = { kind: 'down' };
  await button(page).click();
  await formOf(page).getByRole('button', { name: 'Send when I am back online' }).click();
  await expect(outcome(page)).toContainText('kept in this tab, but not sent');
  await test.step('the browser asks', async () => {
    const asked = page.waitForEvent('dialog');
    const left = page.goto(site.url + paths.contact);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await left;
  });
  desk.faults.fault = null;
  await ready(page);
  await expect(outcome(page)).toContainText('Your message was not sent.');
  await expect(field(page, 'message')).toHaveValue(message);
  expect(await desk.stored('contact', message)).toEqual([]);
  await letTimePass(page);
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('contact', message)).toHaveLength(1);
});

test('the last sent from a page that was left is told of where the visitor is by then', async ({
  desk,
}) => {
  const page = await desk.visitForm('contact');
  const message = await fillIn(page, 'contact');
  const { fault, release } = heldAnswer();
  desk.faults.fault = fault;
  await button(page).click();
  await desk.receives(1);
  await page.locator('[data-site-header] a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(formOf(page)).toHaveCount(0);
  release();
  await expect(notices(page)).toContainText('Your message has reached us.');
  expect(await desk.stored('contact', message)).toHaveLength(1);
});
