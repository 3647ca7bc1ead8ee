/**
 * The specification on forms, sentence by sentence: the built site in a real browser, the real admin API, and what it
 * stored read back from its database.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { messages } from '../../src/lib/messages';
import { builtSite } from '../support/built-site';
import {
  button,
  confirmation,
  fillIn,
  FormDesk,
  formOf,
  outcome,
  paths,
} from '../support/form-desk';
import { notices } from '../support/notifications';
import { hydrated } from '../support/shell';

let desk: FormDesk;
beforeAll(async () => {
  desk = await FormDesk.open();
});
afterAll(() => desk.close());

const newsletter = (page: Page) => page.locator('form[data-newsletter]');
const email = (page: Page) => newsletter(page).locator('[name="business_email"]');
const subscribe = (page: Page) => newsletter(page).getByRole('button').click();

/** The words of the one notification on show, which is then closed. */
async function notified(page: Page): Promise<string> {
  await notices(page).first().waitFor();
  expect(await notices(page).count()).toBe(1);
  const words = (await notices(page).innerText()).replace(/\s*\n\s*/g, ': ');
  await notices(page).getByRole('button', { name: 'Close' }).click();
  return words;
}

async function atNewsletter(): Promise<Page> {
  const page = await desk.visit('/resources/awards');
  await hydrated(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLFormElement>('form[data-newsletter]')?.noValidate,
  );
  return page;
}

/** What the table holds with a message. */
async function stored(kind: string, message: string): Promise<Record<string, unknown>[]> {
  return (await desk.rows(kind)).filter((row) => row['message'] === message);
}

describe('section 5', () => {
  test('“Newsletter email must match a simple email pattern: local part, domain, and a top-level domain of 2 to 4 characters. If invalid or empty, the warning ‘Enter Valid Email Address!’ is shown and nothing is sent.”', async () => {
    const page = await atNewsletter();
    const before = desk.faults.received.length;
    const wrong = [
      '',
      '  ',
      'nobody',
      'a@b',
      'a@b.c',
      'a@b.museum',
      'a b@c.com',
      '@b.com',
      'a@.com',
    ];
    for (const address of wrong) {
      await email(page).fill(address);
      await subscribe(page);
      expect([address, await notified(page)]).toEqual([
        address,
        'Warning: Enter Valid Email Address!',
      ]);
    }
    expect(await email(page).inputValue()).toBe('a@.com');
    expect(desk.faults.received.length).toBe(before);
    const right = ['a@example.io', 'b.c+d@sub.example.com', "o'x@ex-ample.info", 'q@example.com'];
    for (const address of right) {
      await email(page).fill(address);
      await subscribe(page);
      expect([address, await notified(page)]).toEqual([
        address,
        'Success: Subscribed Successfully.',
      ]);
    }
    const sent = desk.faults.received.slice(before);
    expect(sent.map(({ body }) => body)).toEqual(
      right.map((business_email) => ({ business_email })),
    );
    await page.context().close();
  });

  test('“On success the input is cleared.” The row is in the database, once, for a known address too.', async () => {
    const page = await atNewsletter();
    for (let time = 0; time < 2; time += 1) {
      await email(page).fill('known@example.com');
      await email(page).press('Enter');
      expect(await notified(page)).toBe('Success: Subscribed Successfully.');
      expect(await email(page).inputValue()).toBe('');
    }
    const rows = await desk.rows('subscriber');
    expect(rows.filter((row) => row['business_email'] === 'known@example.com')).toHaveLength(1);
    await page.context().close();
  });
});

describe('section 7', () => {
  test('“POST contactUs: form payload; response data ignored; resolves ‘Success!’”', async () => {
    const page = await desk.visitForm('contact', '?service=cloud');
    const message = await fillIn(page, 'contact');
    await formOf(page).locator('[name="company"]').fill('Example Mutual');
    await formOf(page).locator('[name="phone"]').fill('+44 161 496 0000');
    desk.faults.fault = { kind: 'wrong-shape' };
    await button(page).click();
    await confirmation(page).waitFor();
    desk.faults.fault = null;
    expect(await stored('contact', message)).toEqual([
      expect.objectContaining({
        name: 'Łukasz 李 Ó Briain',
        business_email: 'team@example.com',
        company: 'Example Mutual',
        phone: '+44 161 496 0000',
        service: 'cloud',
        source_path: '/contact',
        guest_id: null,
        journey: null,
      }),
    ]);
    await page.context().close();
  });

  test('“POST contactUs/insurtech: same behaviour”', async () => {
    const page = await desk.visitForm('insurtech');
    const message = await fillIn(page, 'insurtech');
    await formOf(page).locator('[name="line_of_business"]').selectOption('motor');
    await formOf(page).locator('[name="company_size"]').selectOption('51-250');
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await stored('insurtech', message)).toEqual([
      expect.objectContaining({
        service: 'insurtech',
        line_of_business: 'motor',
        company_size: '51-250',
        source_path: '/services/insurtech',
      }),
    ]);
    await page.context().close();
  });

  test('“POST contactUs/feedback: feedback payload”', async () => {
    const page = await desk.visitForm('feedback');
    const message = await fillIn(page, 'feedback');
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await stored('feedback', message)).toEqual([
      expect.objectContaining({
        rating: 4,
        name: 'Łukasz 李 Ó Briain',
        business_email: 'team@example.com',
        source_path: '/feedback',
      }),
    ]);
    const sent = desk.faults.received.at(-1);
    expect(Object.keys(sent?.body ?? {}).sort()).toEqual(
      ['business_email', 'message', 'name', 'rating', 'source_path'].sort(),
    );
    await page.context().close();
  });

  test('“All calls are anonymous”: no write carries a cookie or a credential', async () => {
    const page = await desk.visitForm('contact');
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await fillIn(page, 'contact');
    await button(page).click();
    const headers = await (await asked).allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    await page.context().close();
  });
});

describe('section 8', () => {
  test('“‘Something went wrong’: shown for subscribe failures when the server gives no message (otherwise the server message is shown).”', async () => {
    const page = await atNewsletter();
    await email(page).fill('kept@example.com');
    const failures = [
      [{ kind: 'down' }, 'Error: Something went wrong'],
      [{ kind: 'status', status: 500, body: '<h1>Oops</h1>' }, 'Error: Something went wrong'],
      [
        { kind: 'status', status: 503, body: '{"message":"Back at nine."}' },
        'Error: Back at nine.',
      ],
      [
        {
          kind: 'status',
          status: 422,
          body: '{"message":"Not this one.","errors":{"business_email":"No."}}',
        },
        'Error: Not this one.',
      ],
      [
        {
          kind: 'status',
          status: 429,
          body: '{"message":"Too many."}',
          headers: { 'retry-after': '60' },
        },
        'Error: Too many.',
      ],
      [{ kind: 'stored-unanswered' }, 'Error: Something went wrong'],
    ] as const;
    for (const [fault, words] of failures) {
      desk.faults.fault = fault;
      await subscribe(page);
      expect([fault, await notified(page)]).toEqual([fault, words]);
      expect(await email(page).inputValue()).toBe('kept@example.com');
    }
    desk.faults.fault = null;
    await page.context().setOffline(true);
    await subscribe(page);
    expect(await notified(page)).toBe('Error: Something went wrong');
    expect(await newsletter(page).getByRole('status').innerText()).toContain('You are offline');
    await page.context().setOffline(false);
    await subscribe(page);
    expect(await notified(page)).toBe('Success: Subscribed Successfully.');
    const rows = await desk.rows('subscriber');
    expect(rows.filter((row) => row['business_email'] === 'kept@example.com')).toHaveLength(1);
    await page.context().close();
  });

  test('“‘Something went wrong’: also shown for feedback failures when the server gives no message (otherwise the server message is shown).”', async () => {
    const page = await desk.visitForm('feedback');
    const message = await fillIn(page, 'feedback');
    desk.faults.fault = { kind: 'status', status: 500, body: 'no' };
    await button(page).click();
    expect(await notified(page)).toBe('Error: Something went wrong');
    desk.faults.fault = { kind: 'status', status: 503, body: '{"message":"Back at nine."}' };
    await button(page).click();
    expect(await notified(page)).toBe('Error: Back at nine.');
    expect(await formOf(page).locator('[name="message"]').inputValue()).toBe(message);
    desk.faults.fault = null;
    await page.context().close();
  });

  test('“Success messages: … ‘Thank you for taking the time to share your experience with us !’”', async () => {
    const page = await desk.visitForm('feedback');
    await fillIn(page, 'feedback');
    await button(page).click();
    expect(await notified(page)).toBe(`Success: ${messages.feedbackSent}`);
    expect(await confirmation(page).getByRole('heading').innerText()).toBe(messages.feedbackSent);
    await page.context().close();
  });

  test('“Contact failures are re-thrown to the caller”, which shows them and keeps the form', async () => {
    const page = await desk.visitForm('contact');
    const message = await fillIn(page, 'contact');
    desk.faults.fault = { kind: 'status', status: 503, body: '{"message":"Back at nine."}' };
    await button(page).click();
    await outcome(page).getByText('Back at nine.').waitFor();
    expect(await notices(page).count()).toBe(0);
    expect(await formOf(page).locator('[name="message"]').inputValue()).toBe(message);
    desk.faults.fault = null;
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await stored('contact', message)).toHaveLength(1);
    await page.context().close();
  });
});

describe('sections 2 and 4', () => {
  test('“A CONTACT US button stores the current path for tracking and goes to /contact”: the enquiry says where it came from', async () => {
    const page = await desk.visit('/services/cloud');
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'CONTACT US' }).first().click();
    await page.waitForURL(/\/contact/);
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLFormElement>('form[aria-labelledby="form-heading"]')?.noValidate,
    );
    await page.waitForTimeout(2100);
    const message = await fillIn(page, 'contact');
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await stored('contact', message)).toEqual([
      expect.objectContaining({ source_path: '/services/cloud', guest_id: null }),
    ]);
    await page.context().close();
  });

  test('after ACCEPT the guest id and the journey go along; before it they do not', async () => {
    const page = await desk.visitForm('contact');
    await page.locator('[data-consent-choice="accept"]').click();
    const message = await fillIn(page, 'contact');
    await button(page).click();
    await confirmation(page).waitFor();
    const cookies = await page.context().cookies(builtSite().url + paths.contact);
    const guest = cookies.find(({ name }) => name === '_guest_id')?.value;
    expect(guest).toBeTruthy();
    const [row] = await stored('contact', message);
    expect(row).toMatchObject({ guest_id: guest, source_path: '/contact' });
    expect(row?.['journey']).toEqual([
      { path: '/contact', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ]);
    await page.context().close();
  });
});
