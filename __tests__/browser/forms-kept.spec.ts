/** A visitor's input is kept, checked at the right moment, and never lost: with scripts, without, and in between. */
import { gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { draftKeys } from '../../src/consent/draft-keys';
import { REPLY_TIME } from '../../src/site/reply-time';
import {
  button,
  confirmation,
  expect,
  field,
  fillIn,
  formOf,
  goTo,
  heldAnswer,
  HUMAN_MS,
  letTimePass,
  outcome,
  paths,
  ready,
  enhanced,
  test,
  type FormName,
} from '../support/form-desk';
import { held } from '../support/held';
import { notices } from '../support/notifications';
import { hydrated } from '../support/shell';
import { packedFiles } from '../support/sizes';
import { company } from '../../src/site/company';

function draft(page: Page, name: FormName): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), draftKeys[name].key);
}

const rating = (page: Page, value: number) =>
  formOf(page).getByRole('radio', { name: new RegExp(`^${value} `) });

test.describe('a draft', () => {
  test('of contact survives a reload and a look at other pages, is in no address and no other tab, and is gone once it is sent', async ({
    desk,
    site,
  }) => {
    const page = await desk.visit(paths.contact);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await ready(page);
    const message = await fillIn(page, 'contact');
    await test.step('another tab does not have it', async () => {
      await expect.poll(() => draft(page, 'contact')).toContain(message);
      const other = await page.context().newPage();
      await other.goto(site.url + paths.contact);
      await ready(other);
      await expect(field(other, 'name')).toHaveValue('');
      await expect(field(other, 'message')).toHaveValue('');
      await other.close();
    });
    await test.step('a reload and other pages leave it', async () => {
      await page.reload();
      await ready(page);
      await expect(field(page, 'message')).toHaveValue(message);
      await expect(notices(page)).toContainText(['Info']);
      await notices(page).getByRole('button', { name: 'Close' }).click();
      await goTo(page, '/resources/awards');
      await goTo(page, paths.contact);
      await ready(page);
      await expect(field(page, 'message')).toHaveValue(message);
      // Told once a page load.
      await expect(notices(page)).toHaveCount(0);
      await expect(field(page, 'name')).toHaveValue('Łukasz 李 Ó Briain');
    });
    await test.step('sending ends it, at a person’s pace by the page’s own clock', async () => {
      const since = await page.evaluate(() => performance.now());
      await page.waitForFunction((time) => performance.now() > time, since + HUMAN_MS);
      await button(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await draft(page, 'contact')).toBeNull();
      expect(await desk.stored('contact', message)).toHaveLength(1);
      await confirmation(page).getByRole('button').click();
      await expect(field(page, 'message')).toHaveValue('');
      expect(desk.faults.writes).toHaveLength(1);
    });
    const told = decodeURIComponent([...addresses, page.url()].join('\n'));
    expect(told).toContain('/contactUs');
    expect(told).not.toMatch(/Łukasz|team@example|Six files/);
  });

  test('of insurtech whose sending was cut short by a reload is known for one, and stored once', async ({
    desk,
  }) => {
    const page = await desk.visitForm('insurtech');
    await field(page, 'company_size').selectOption('51-250');
    const message = await fillIn(page, 'insurtech');
    desk.faults.fault = heldAnswer().fault;
    await button(page).click();
    await expect.poll(() => desk.stored('insurtech', message)).toHaveLength(1);
    await page.reload();
    desk.faults.fault = null;
    await ready(page);
    await expect(outcome(page)).toContainText('interrupted');
    await expect(field(page, 'message')).toHaveValue(message);
    await expect(field(page, 'company_size')).toHaveValue('51-250');
    await letTimePass(page);
    await button(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await desk.stored('insurtech', message)).toHaveLength(1);
    const [first, second] = desk.faults.writes.map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('of feedback has the rating, chosen as the very first thing', async ({ desk }) => {
    const page = await desk.visit(paths.feedback);
    await rating(page, 4).check();
    await enhanced(page);
    await expect(rating(page, 4)).toBeChecked();
    await field(page, 'message').fill('Six files');
    await expect.poll(() => draft(page, 'feedback')).toContain('Six files');
    await page.reload();
    await ready(page);
    await expect(rating(page, 4)).toBeChecked();
    await rating(page, 5).check();
    const message = await fillIn(page, 'feedback');
    await letTimePass(page);
    await button(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await draft(page, 'feedback')).toBeNull();
    expect(await desk.stored('feedback', message)).toEqual([
      expect.objectContaining({ rating: 4 }),
    ]);
  });
});

test.describe('checks', () => {
  test('come on leaving a field and on sending, never while it is typed in for the first time', async ({
    desk,
  }) => {
    const page = await desk.visitForm('contact');
    const address = field(page, 'business_email');
    await address.pressSequentially('nobody');
    await expect(address).not.toHaveAttribute('aria-invalid');
    await address.blur();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    const error = page.locator('#contact-business_email-error');
    await expect(error).toHaveText('Please enter an email address such as name@company.com.');
    await expect(address).toHaveAttribute('aria-describedby', /contact-business_email-error/);
    // The list above the fields is for a send that was stopped.
    await expect(formOf(page).getByRole('group')).toHaveCount(0);
    await address.pressSequentially('@b.co');
    await expect(error).toHaveCount(0);
    // Unfinished forms show no faults.
    await field(page, 'name').focus();
    await field(page, 'name').blur();
    await address.fill('nobody');
    await address.blur();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    // An address that the browser itself would take.
    await address.fill('a@localhost');
    await address.blur();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill('ü@müller.de');
    await button(page).click();
    const summary = formOf(page).getByRole('group', { name: '2 things to put right' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Please enter your name.' }).click();
    await page.keyboard.type('Łukasz');
    await expect(field(page, 'name')).toHaveValue('Łukasz');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  });

  test('on leaving a field do not move the button away from under the pointer; take names of any script and length up to the limit, and cut nothing silently', async ({
    desk,
  }) => {
    const page = await desk.visitForm('contact');
    await test.step('a press that leaves a field is a press on the button', async () => {
      await field(page, 'name').fill('Name');
      await field(page, 'message').fill('Message');
      await field(page, 'business_email').fill('nobody');
      // Held long enough for a check of the field that was left to be shown.
      await button(page).click({ delay: 300 });
      await expect(
        formOf(page).getByRole('group', { name: 'One thing to put right' }),
      ).toBeVisible();
    });
    const name = '李'.repeat(150) + 'Ñ'.repeat(150);
    const message = await fillIn(page, 'contact');
    await field(page, 'name').fill(name);
    await test.step('too long is said, and nothing cut', async () => {
      await field(page, 'message').fill(`${message}${'x'.repeat(5010 - message.length)}`);
      await expect(formOf(page).getByText('10 characters too many').first()).toBeVisible();
      await button(page).click();
      await expect(
        formOf(page).getByRole('link', {
          name: 'This has 5,010 characters. Please shorten it to 5,000 or fewer.',
        }),
      ).toBeVisible();
      expect((await field(page, 'message').inputValue()).length).toBe(5010);
    });
    await test.step('as long as it may be is stored whole', async () => {
      const longest = `${message}${'x'.repeat(5000 - message.length)}`;
      await field(page, 'message').fill(longest);
      await expect(formOf(page).getByText('0 characters left').first()).toBeVisible();
      await button(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await desk.stored('contact', longest)).toEqual([expect.objectContaining({ name })]);
    });
  });
});

test.describe('robots', () => {
  test('a form sent at once is asked about, and costs a person one press', async ({ desk }) => {
    const page = await desk.visit(paths.feedback);
    await ready(page);
    const message = await fillIn(page, 'feedback');
    await page.evaluate(() => {
      // However slow this machine is: no time has passed.
      performance.now = () => 0;
    });
    await button(page).click();
    await expect(outcome(page)).toContainText('Please press the button again.');
    expect(desk.faults.writes).toEqual([]);
    await button(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await desk.stored('feedback', message)).toHaveLength(1);
  });

  test('a field that only robots see is out of reach of people, and asked about', async ({
    desk,
  }) => {
    const page = await desk.visitForm('contact');
    const message = await fillIn(page, 'contact');
    const trap = field(page, 'website');
    expect(await trap.evaluate((each) => each.closest('[aria-hidden="true"]') !== null)).toBe(true);
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await trap.evaluate((each) => ((each as HTMLInputElement).value = 'http://spam.example'));
    await button(page).click();
    await expect(outcome(page)).toContainText('Please press the button again.');
    expect(desk.faults.writes).toEqual([]);
    await button(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await desk.stored('contact', message)).toHaveLength(1);
  });
});

test('what the page came with: the service is preset from the page one came from, is there after sending, and what was chosen stays', async ({
  desk,
  site,
}) => {
  const page = await desk.visitForm('contact', '?service=cloud');
  await expect(field(page, 'service')).toHaveValue('cloud');
  // A preset is no draft.
  expect(await draft(page, 'contact')).toBeNull();
  await test.step('after sending it says what happens next, has the focus, and leads to an empty form', async () => {
    await fillIn(page, 'contact');
    await button(page).click();
    await expect(confirmation(page).getByRole('heading')).toBeFocused();
    await expect(confirmation(page)).toContainText(`within ${REPLY_TIME}`);
    await expect(formOf(page)).toBeHidden();
    await confirmation(page).getByRole('button', { name: 'Send another message' }).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveValue('');
    await expect(field(page, 'service')).toHaveValue('cloud');
  });
  await test.step('what was chosen stays, whatever the next address says', async () => {
    await field(page, 'service').selectOption('fintech');
    await goTo(page, '/resources/awards');
    await page.goto(`${site.url}/contact?service=salesforce`);
    await ready(page);
    await expect(field(page, 'service')).toHaveValue('fintech');
  });
});

test.describe('without the chunk', () => {
  /** By what its schemas say. */
  const isFormsChunk = (text: string) => text.includes('Please enter your email address');

  /** Has a page's scripts come by way of the test. */
  const routeScripts = (page: Page, take: (route: Route, text: string) => Promise<void>) =>
    page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (isFormsChunk(text)) return take(route, text);
      return route.fulfill({ response });
    });

  test('what was typed before it is there stays, and a press meanwhile is sent once', async ({
    desk,
  }) => {
    const page = await desk.visit('/');
    await hydrated(page);
    await goTo(page, '/resources/awards');
    const chunks: string[] = [];
    const { until, release } = held();
    await routeScripts(page, async (route, text) => {
      chunks.push(text);
      await until;
      await route.fulfill({ contentType: 'text/javascript', body: text });
    });
    await goTo(page, '/contact');
    const message = await fillIn(page, 'contact');
    await expect.poll(() => chunks.length).toBeGreaterThan(0);
    await letTimePass(page);
    await expect(formOf(page).locator('[maxlength]')).not.toHaveCount(0);
    await button(page).dblclick();
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(confirmation(page)).toBeVisible();
    expect(await desk.stored('contact', message)).toHaveLength(1);
    expect(desk.faults.writes).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('it is a chunk of its own, of 9.5 kB (gzip) at the most, and no other page asks for it', async ({
    desk,
  }) => {
    const page = await desk.visit('/');
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const chunks = async () => (await Promise.all(scripts)).filter(isFormsChunk);
    await hydrated(page);
    await goTo(page, '/resources/awards');
    // A form that is begun asks for it when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    expect(await chunks()).toEqual([]);
    await goTo(page, '/contact');
    await ready(page);
    const [chunk = '', ...others] = await chunks();
    expect(others).toEqual([]);
    expect(gzipSync(chunk, { level: 9 }).length).toBeLessThanOrEqual(9500);
    expect(chunk.length).toBeGreaterThan(10_000);
  });

  // Insurtech's stands on a page of a service.
  for (const [name, most] of [
    ['contact', 180],
    ['insurtech', 215],
  ] as const) {
    test(`a page whose form is used has ${most} kB of scripts at the most: ${name}`, async ({
      desk,
    }) => {
      const page = await desk.visit(paths[name]);
      await ready(page);
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => new URL(entry.name).pathname)
          .filter((path) => path.endsWith('.js')),
      );
      const size = packedFiles([...new Set(scripts)]);
      expect(size).toBeLessThanOrEqual(most);
      // With React, at least.
      expect(size).toBeGreaterThan(100);
    });
  }

  test('a chunk that never arrives leaves a form that posts by itself', async ({ desk, site }) => {
    const page = await desk.visit('/');
    await hydrated(page);
    await routeScripts(page, (route) => route.abort());
    await goTo(page, '/feedback');
    const message = await fillIn(page, 'feedback');
    await button(page).click();
    await expect(
      page.getByText('Thank you for taking the time to share your experience with us !'),
    ).toBeVisible();
    expect(page.url()).toContain('/contactUs/feedback');
    expect(await desk.stored('feedback', message)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await page.waitForURL(`${site.url}/feedback`);
  });

  test('without scripts contact and insurtech post, the page says how else to reach the company, and the newsletter takes an address', async ({
    desk,
    site,
  }) => {
    const page = await desk.visit(paths.contact, { javaScriptEnabled: false });
    for (const name of ['contact', 'insurtech'] as const) {
      await test.step(name, async () => {
        if (name !== 'contact') await page.goto(site.url + paths[name]);
        for (const way of [company.telephone, company.email.enquiries]) {
          await expect(page.getByRole('link', { name: way }).first()).toBeVisible();
        }
        const message = await fillIn(page, name);
        await button(page).click();
        await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
        expect(await desk.stored(name, message)).toHaveLength(1);
        await page.getByRole('link', { name: 'Back to the page' }).click();
        await page.waitForURL(site.url + paths[name]);
      });
    }
    await test.step('newsletter', async () => {
      await page.locator('#newsletter-email').fill('plain@example.com');
      await page.locator('form[data-newsletter] button').click();
      await expect(page.getByText('Subscribed Successfully.')).toBeVisible();
      expect(await desk.subscribed('plain@example.com')).toHaveLength(1);
    });
  });
});

/** To name a storage is to throw already, and scripts neither read nor write cookies. */
const turnStorageOff = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });

test('with storage and cookies turned off, a form still checks, keeps and sends', async ({
  desk,
  site,
}) => {
  const page = await desk.visit('/robots.txt');
  await turnStorageOff(page);
  await page.goto(site.url + paths.contact);
  await ready(page);
  const message = await fillIn(page, 'contact');
  await goTo(page, '/resources/awards');
  await goTo(page, paths.contact);
  await ready(page);
  await expect(field(page, 'message')).toHaveValue(message);
  await letTimePass(page);
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('contact', message)).toHaveLength(1);
});
