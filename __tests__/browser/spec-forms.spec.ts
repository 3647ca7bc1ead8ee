/**
 * The specification on forms, sentence by sentence: the built site in a real browser, the real admin API, and its rows
 * read back from the database. Each step is named by its sentence.
 */
import type { Page } from '@playwright/test';
import { messages } from '../../src/site/messages';
import {
  button,
  confirmation,
  expect,
  field,
  fillIn,
  formOf,
  letTimePass,
  outcome,
  paths,
  ready,
  test,
  type FormDesk,
} from '../support/form-desk';
import { cookieValue } from '../support/consent';
import { notices } from '../support/notifications';
import { hydrated } from '../support/shell';
import type { ApiFault } from '../support/api-proxy';

const newsletter = (page: Page) => page.locator('form[data-newsletter]');
const email = (page: Page) => newsletter(page).locator('[name="business_email"]');

async function subscribe(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await newsletter(page).getByRole('button').click();
}

/** There is one notification, with these words; closes it. */
async function expectNotice(page: Page, words: string): Promise<void> {
  await expect(notices(page)).toHaveText([words], { useInnerText: true });
  await notices(page).getByRole('button', { name: 'Close' }).click();
  await expect(notices(page)).toHaveCount(0);
}

async function atNewsletter(desk: FormDesk): Promise<Page> {
  const page = await desk.visit('/resources/awards');
  await hydrated(page);
  await expect(newsletter(page)).toHaveJSProperty('noValidate', true);
  return page;
}

const refused = (status: number, body: string, headers = {}): ApiFault => ({
  kind: 'status',
  status,
  body,
  headers,
});
const BACK_AT_NINE = refused(503, '{"message":"Back at nine."}');

test.describe('the newsletter', () => {
  test('§1 §5 §8 takes an address by the pattern alone, warns of any other, and is cleared on success', async ({
    desk,
  }) => {
    const page = await atNewsletter(desk);
    await test.step('“Newsletter email must match a simple email pattern: local part, domain, and a top-level domain of 2 to 4 characters. If invalid or empty, the warning ‘Enter Valid Email Address!’ is shown and nothing is sent.”', async () => {
      for (const address of ['', '  ', 'nobody', '@b.com', 'a@b.c', 'a@b.museum']) {
        await subscribe(page, address);
        await expectNotice(page, 'Warning Enter Valid Email Address!');
      }
      await expect(email(page)).toHaveValue('a@b.museum');
      expect(desk.faults.writes).toEqual([]);
    });
    const right = ['a@example.io', "o'x+y@sub.ex-ample.info", 'known@example.com'];
    await test.step('“On success the input is cleared.” The row is in the database, once, for a known address too.', async () => {
      for (const address of [...right, 'known@example.com']) {
        await subscribe(page, address);
        await expectNotice(page, `Success ${messages.subscribed}`);
        await expect(email(page)).toHaveValue('');
      }
      expect(await desk.subscribed('known@example.com')).toHaveLength(1);
    });
    expect(desk.faults.writes.map(({ body }) => body)).toEqual(
      [...right, 'known@example.com'].map((business_email) => ({ business_email })),
    );
  });

  test('§8 “‘Something went wrong’: shown for subscribe failures when the server gives no message (otherwise the server message is shown).”', async ({
    desk,
  }) => {
    const page = await atNewsletter(desk);
    const failures: readonly (readonly [ApiFault, string])[] = [
      [{ kind: 'down' }, messages.wentWrong],
      [refused(500, '<h1>Oops</h1>'), messages.wentWrong],
      [BACK_AT_NINE, 'Back at nine.'],
    ];
    for (const [fault, words] of failures) {
      desk.faults.fault = fault;
      await subscribe(page, 'kept@example.com');
      await expectNotice(page, `Error ${words}`);
      await expect(email(page)).toHaveValue('kept@example.com');
    }
    desk.faults.fault = null;
    await page.context().setOffline(true);
    await subscribe(page, 'kept@example.com');
    await expectNotice(page, `Error ${messages.wentWrong}`);
    await expect(newsletter(page).getByRole('status')).toContainText('You are offline');
    await page.context().setOffline(false);
    await subscribe(page, 'kept@example.com');
    await expectNotice(page, `Success ${messages.subscribed}`);
    expect(await desk.subscribed('kept@example.com')).toHaveLength(1);
  });
});

test('§1 §7 §8 contact: a failure is shown with the form as it was, and what is sent is stored', async ({
  desk,
}) => {
  const page = await desk.visitForm('contact', '?service=cloud');
  const message = await fillIn(page, 'contact');
  await field(page, 'company').fill('Example Mutual');
  await field(page, 'phone').fill('+44 161 496 0000');
  await test.step('“Contact failures are re-thrown to the caller”, which shows them and keeps the form', async () => {
    desk.faults.fault = BACK_AT_NINE;
    await button(page).click();
    await expect(outcome(page)).toContainText('Back at nine.');
    await expect(notices(page)).toHaveCount(0);
    await expect(field(page, 'message')).toHaveValue(message);
  });
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await test.step('“POST contactUs: form payload; response data ignored; resolves ‘Success!’”', async () => {
    desk.faults.fault = { kind: 'wrong-shape' };
    await button(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await desk.stored('contact', message)).toEqual([
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
  });
  await test.step('“All calls are anonymous”: no write carries a cookie or a credential', async () => {
    const headers = await (await asked).allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('§1 §7 “POST contactUs/insurtech: same behaviour”', async ({ desk }) => {
  const page = await desk.visitForm('insurtech');
  const message = await fillIn(page, 'insurtech');
  await field(page, 'line_of_business').selectOption('motor');
  await field(page, 'company_size').selectOption('51-250');
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('insurtech', message)).toEqual([
    expect.objectContaining({
      service: 'insurtech',
      line_of_business: 'motor',
      company_size: '51-250',
      source_path: '/services/insurtech',
    }),
  ]);
});

test('§1 §7 §8 feedback: a failure is told, and a success has the words of the specification', async ({
  desk,
}) => {
  const page = await desk.visitForm('feedback');
  const message = await fillIn(page, 'feedback');
  await test.step('“‘Something went wrong’: also shown for feedback failures when the server gives no message (otherwise the server message is shown).”', async () => {
    for (const [fault, words] of [
      [refused(500, 'no'), messages.wentWrong],
      [BACK_AT_NINE, 'Back at nine.'],
    ] as const) {
      desk.faults.fault = fault;
      await button(page).click();
      await expectNotice(page, `Error ${words}`);
      await expect(field(page, 'message')).toHaveValue(message);
    }
    desk.faults.fault = null;
  });
  await test.step('“Success messages: … ‘Thank you for taking the time to share your experience with us !’”', async () => {
    await button(page).click();
    await expectNotice(page, `Success ${messages.feedbackSent}`);
    await expect(confirmation(page).getByRole('heading')).toHaveText('Your feedback has arrived');
    // The notice thanks; the page does not say it again.
    await expect(page.locator('main').getByText(messages.feedbackSent)).toHaveCount(0);
  });
  await test.step('“POST contactUs/feedback: feedback payload”', async () => {
    expect(await desk.stored('feedback', message)).toEqual([
      expect.objectContaining({
        rating: 4,
        name: 'Łukasz 李 Ó Briain',
        business_email: 'team@example.com',
        source_path: '/feedback',
      }),
    ]);
    const sent = desk.faults.writes.at(-1);
    expect(Object.keys(sent?.body ?? {}).sort()).toEqual(
      ['business_email', 'message', 'name', 'rating', 'source_path'].sort(),
    );
  });
});

test.describe('“Ask the hiring team”', () => {
  const LIST = '/corporate-overview/careers';
  const ask = (page: Page) =>
    page.locator('[data-site-footer]').getByRole('link', { name: /^Ask about this role \(opens/ });

  test('leads in a new window to a form for those who may apply, which is sent and thanked for', async ({
    desk,
  }) => {
    const list = await desk.visit(LIST);
    const role = await list.locator(`main li a[href^="${LIST}/"]`).first().getAttribute('href');
    const page = await desk.visit(role ?? '');
    const [form] = await Promise.all([page.context().waitForEvent('page'), ask(page).click()]);
    await form.waitForURL('**/contact/hiring');
    await expect(form.locator('h1')).toHaveText('Ask the hiring team');
    await ready(form);
    await letTimePass(form);
    await expect(formOf(form).locator('select')).toHaveCount(0);
    const message = await fillIn(form, 'hiring');
    await button(form).click();
    await expect(confirmation(form)).toContainText('hiring team');
    expect(await desk.stored('contact', message)).toEqual([
      expect.objectContaining({ service: 'other', source_path: role }),
    ]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('too', async ({ desk }) => {
      const page = await desk.visit(paths.hiring, { javaScriptEnabled: false });
      await expect(page.locator('h1')).toHaveText('Ask the hiring team');
      const message = await fillIn(page, 'hiring');
      await button(page).click();
      await page.waitForURL(/\/contactUs$/);
      expect(await desk.stored('contact', message)).toEqual([
        expect.objectContaining({ service: 'other', source_path: paths.hiring }),
      ]);
      await expect(page.getByRole('link')).toHaveAttribute('href', new RegExp(`${paths.hiring}$`));
    });
  });
});

test('§2 §4 what goes along with an enquiry', async ({ desk, site }) => {
  const page = await desk.visit('/services/cloud');
  const send = async () => {
    const message = await fillIn(page, 'contact');
    await button(page).click();
    await expect(confirmation(page)).toBeVisible();
    return desk.stored('contact', message);
  };
  await test.step('“A CONTACT US button stores the current path for tracking and goes to /contact”: the enquiry says where it came from', async () => {
    await hydrated(page);
    await page.locator('header').getByRole('link', { name: 'CONTACT US' }).first().click();
    await page.waitForURL(/\/contact/);
    await ready(page);
    await letTimePass(page);
    expect(await send()).toEqual([
      expect.objectContaining({ source_path: '/services/cloud', guest_id: null, journey: null }),
    ]);
  });
  await test.step('after ACCEPT the guest id and the journey go along; before it they do not', async () => {
    await confirmation(page).getByRole('button').click();
    const along = page.getByText('Sent with it');
    await expect(along).toContainText('nothing else about your visit');
    await page.locator('[data-consent-choice="accept"]').click();
    await expect(along).toContainText('2 pages');
    const [row] = await send();
    const guest = await cookieValue(page, '_guest_id');
    expect(guest).toBeTruthy();
    expect(row).toMatchObject({ guest_id: guest });
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown;
    expect(row?.['journey']).toEqual([
      { path: '/services/cloud', at },
      { path: '/contact', at },
    ]);
  });
  await test.step('the form says what goes along, and stops both at a word', async () => {
    await confirmation(page).getByRole('button').click();
    const along = page.getByText('Sent with it');
    await along.getByRole('button', { name: 'Change your choice' }).click();
    await page.locator('[data-consent-choice="decline"]').click();
    await expect(along).toContainText('nothing else about your visit');
    expect(await send()).toEqual([expect.objectContaining({ guest_id: null, journey: null })]);
  });
  expect(page.url()).toContain(site.url + paths.contact);
});
