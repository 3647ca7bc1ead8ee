/** Every way in which sending can fail, for each form: the message is right, nothing is lost, nothing is stored twice. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  button,
  confirmation,
  fillIn,
  FormDesk,
  formOf,
  outcome,
  type FormName,
} from '../support/form-desk';
import type { WriteFault } from '../support/write-faults';

let desk: FormDesk;
beforeAll(async () => {
  desk = await FormDesk.open();
});
afterAll(() => desk.close());

const status = (code: number, body: string, headers = {}): WriteFault => ({
  kind: 'status',
  status: code,
  body,
  headers,
});

/** Faults after which the enquiry is still to be sent, and what the form says of each. */
const faults: readonly (readonly [string, WriteFault, RegExp])[] = [
  ['the server is down', { kind: 'down' }, /The line broke before an answer came/],
  ['a failure without words', status(500, '<h1>Oops</h1>'), /Something went wrong/],
  ['a failure with words', status(503, '{"message":"Back at nine."}'), /Back at nine/],
  [
    'a failure with a novel',
    status(500, `{"message":"${'x'.repeat(999)}"}`),
    /Something went wrong/,
  ],
  ['too much at once', status(413, '{}'), /too much to send at once[\s\S]*shorten the message/],
  [
    'too often',
    status(429, '{"message":"Slow down."}', { 'retry-after': '45' }),
    /Too many messages[\s\S]*in 45 seconds/,
  ],
  ['too often, for an hour', status(429, '{}', { 'retry-after': '3000' }), /in 50 minutes/],
  ['too often, for how long is not said', status(429, '{}'), /in a while/],
  [
    'stored, and the line breaks',
    { kind: 'stored-unanswered' },
    /It may have reached us all the same/,
  ],
];

const forms: readonly FormName[] = ['contact', 'insurtech', 'feedback'];

/** All that stands in the form. */
function typed(page: Page): Promise<string> {
  return formOf(page).evaluate((form) =>
    new URLSearchParams(new FormData(form as HTMLFormElement) as never).toString(),
  );
}

async function storedWith(name: FormName, message: string): Promise<number> {
  return (await desk.rows(name)).filter((row) => row['message'] === message).length;
}

describe.each(forms)('the form of %s', (name) => {
  test('says what went wrong, keeps every word, and stores the enquiry once', async () => {
    const page = await desk.visitForm(name);
    const message = await fillIn(page, name);
    const before = await typed(page);
    const first = desk.faults.received.length;
    for (const [what, fault, words] of faults) {
      desk.faults.fault = fault;
      await desk.press(page);
      expect([what, await outcome(page).innerText()]).toEqual([what, expect.stringMatching(words)]);
      expect([what, await typed(page)]).toEqual([what, before]);
    }
    desk.faults.fault = null;
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await storedWith(name, message)).toBe(1);
    const keys = desk.faults.received.slice(first).map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(faults.length + 1);
    expect(new Set(keys).size).toBe(1);
    await page.context().close();
  });

  test('shows what the server refuses beside the field, and sends it once it is mended', async () => {
    const page = await desk.visitForm(name);
    const message = await fillIn(page, name);
    desk.faults.fault = status(
      422,
      '{"message":"Please check what you entered.","errors":{"message":"Rather too short.","journey":"x"}}',
    );
    await button(page).click();
    const summary = formOf(page).getByRole('group', { name: 'One thing to put right' });
    await summary.waitFor();
    expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true);
    const field = formOf(page).locator('[name="message"]');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await summary.getByRole('link', { name: 'Rather too short.' }).click();
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    desk.faults.fault = null;
    await field.fill(`${message} and more`);
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await storedWith(name, `${message} and more`)).toBe(1);
    expect(await storedWith(name, message)).toBe(0);
    await page.context().close();
  });

  test('takes an answer that breaks off, or makes no sense, for what its status says: it is stored', async () => {
    for (const kind of ['cut-short', 'wrong-shape'] as const) {
      const page = await desk.visitForm(name);
      const message = await fillIn(page, name);
      desk.faults.fault = { kind };
      await button(page).click();
      await confirmation(page).waitFor();
      desk.faults.fault = null;
      expect([kind, await storedWith(name, message)]).toEqual([kind, 1]);
      await page.context().close();
    }
  });

  test('is stored once however often it is clicked, while the answer is slow', async () => {
    const page = await desk.visitForm(name);
    const message = await fillIn(page, name);
    desk.faults.fault = { kind: 'slow', ms: 1500 };
    await button(page).dblclick();
    await formOf(page).locator('[name="name"]').press('Enter');
    expect(await button(page).getAttribute('aria-disabled')).toBe('true');
    expect(await button(page).evaluate((each) => (each as HTMLButtonElement).disabled)).toBe(false);
    await button(page).evaluate((each) => (each as HTMLButtonElement).click());
    await confirmation(page).waitFor();
    desk.faults.fault = null;
    expect(await storedWith(name, message)).toBe(1);
    expect(desk.faults.received.filter(({ body }) => body['message'] === message)).toHaveLength(1);
    await page.context().close();
  });

  test('says after a while that it takes long, and can be stopped and sent again', async () => {
    const page = await desk.visitForm(name);
    const message = await fillIn(page, name);
    desk.faults.fault = { kind: 'silent' };
    await button(page).click();
    const stop = formOf(page).getByRole('button', { name: 'Stop' });
    await stop.waitFor({ timeout: 15_000 });
    expect(await outcome(page).innerText()).toContain('longer than usual');
    await stop.click();
    await outcome(page).getByText('Stopped.').waitFor();
    expect(await button(page).evaluate((each) => each === document.activeElement)).toBe(true);
    desk.faults.fault = null;
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await storedWith(name, message)).toBe(1);
    await page.context().close();
  });

  test('offline it says so, and goes on when the line is back if that is wanted', async () => {
    const page = await desk.visitForm(name);
    const message = await fillIn(page, name);
    const context = page.context();
    await context.setOffline(true);
    await button(page).click();
    await outcome(page).getByText('You are offline.').waitFor();
    await formOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await outcome(page).innerText()).toContain('Not sent.');
    await context.setOffline(false);
    await page.waitForTimeout(700);
    expect(await storedWith(name, message)).toBe(0);

    await context.setOffline(true);
    await button(page).click();
    await outcome(page).getByText('You are offline.').waitFor();
    await context.setOffline(false);
    await outcome(page).getByText('You are online again.').waitFor();
    expect(await storedWith(name, message)).toBe(0);

    await context.setOffline(true);
    await button(page).click();
    await formOf(page).getByRole('button', { name: 'Send when the line is back' }).click();
    await outcome(page).getByText('Waiting for the line.').waitFor();
    await context.setOffline(false);
    await confirmation(page).waitFor();
    expect(await storedWith(name, message)).toBe(1);
    await context.close();
  });
});

test('the last sent from a page that was left is told of where the visitor is by then', async () => {
  const page = await desk.visitForm('contact');
  const message = await fillIn(page, 'contact');
  desk.faults.fault = { kind: 'slow', ms: 2500 };
  await button(page).click();
  await page.locator('[data-site-header] a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('[data-notifications]', { hasText: 'Your message has reached us.' }).waitFor();
  desk.faults.fault = null;
  expect(await storedWith('contact', message)).toBe(1);
  await page.context().close();
});
