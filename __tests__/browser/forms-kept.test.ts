/** What a visitor types is kept, checked at the right moment, and never lost: with scripts, without, and in between. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { draftKeys } from '../../src/lib/draft-keys';
import { builtSite } from '../support/built-site';
import { closeContext } from '../support/chromium';
import {
  button,
  confirmation,
  fillIn,
  FormDesk,
  formOf,
  outcome,
  paths,
  ready,
  type FormName,
} from '../support/form-desk';
import { hydrated } from '../support/shell';

let desk: FormDesk;
beforeAll(async () => {
  desk = await FormDesk.open();
});
afterAll(() => desk.close());

const forms: readonly FormName[] = ['contact', 'insurtech', 'feedback'];
const field = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`);

async function storedWith(name: FormName, message: string): Promise<Record<string, unknown>[]> {
  return (await desk.rows(name)).filter((row) => row['message'] === message);
}

function draft(page: Page, name: FormName): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), draftKeys[name].key);
}

/** Follows a link of the header, without a new document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, path);
  await page.waitForURL((url) => url.pathname === path);
}

describe.each(forms)('a draft of %s', (name) => {
  test('survives a reload and a look at other pages, and is gone once it is sent', async () => {
    const page = await desk.visitForm(name);
    const message = await fillIn(page, name);
    await page.reload();
    await ready(page);
    expect(await field(page, 'message').inputValue()).toBe(message);
    await goTo(page, '/resources/awards');
    await goTo(page, paths[name]);
    await ready(page);
    expect(await field(page, 'message').inputValue()).toBe(message);
    expect(await field(page, 'name').inputValue()).toBe('Łukasz 李 Ó Briain');
    if (name === 'feedback') {
      expect(await field(page, 'rating').nth(3).isChecked()).toBe(true);
    }
    await page.waitForTimeout(2100);
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await draft(page, name)).toBeNull();
    expect(await storedWith(name, message)).toHaveLength(1);
    await confirmation(page).getByRole('button').click();
    expect(await field(page, 'message').inputValue()).toBe('');
    await page.reload();
    await ready(page);
    expect(await field(page, 'message').inputValue()).toBe('');
    await page.context().close();
  });

  test('whose sending was cut short by a reload is known for one, and stored once', async () => {
    const page = await desk.visitForm(name);
    const message = await fillIn(page, name);
    desk.faults.fault = { kind: 'slow', ms: 60_000 };
    const before = desk.faults.received.length;
    await button(page).click();
    while (desk.faults.received.length === before) await page.waitForTimeout(50);
    await page.waitForTimeout(500);
    await page.reload();
    desk.faults.fault = null;
    await ready(page);
    expect(await outcome(page).innerText()).toContain('cut short');
    await page.waitForTimeout(2100);
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await storedWith(name, message)).toHaveLength(1);
    const [first, second] = desk.faults.received.slice(before).map(({ key }) => key);
    expect(second).toBe(first);
    await page.context().close();
  });

  test('is no part of any address, and of no other tab', async () => {
    const page = await desk.visitForm(name);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await fillIn(page, name);
    await button(page).click();
    await confirmation(page).waitFor();
    addresses.push(page.url());
    const told = decodeURIComponent(addresses.join('\n'));
    expect(told).not.toMatch(/Łukasz|team@example|Six files/);
    const other = await page.context().newPage();
    await other.goto(builtSite().url + paths[name]);
    await ready(other);
    expect(await field(other, 'name').inputValue()).toBe('');
    await page.context().close();
  });
});

describe('checks', () => {
  test('come on leaving a field and on sending, never while it is typed in for the first time', async () => {
    const page = await desk.visitForm('contact');
    const address = field(page, 'business_email');
    await address.pressSequentially('nobody');
    expect(await address.getAttribute('aria-invalid')).toBeNull();
    await address.blur();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    const error = page.locator('#contact-business_email-error');
    expect(await error.innerText()).toBe(
      'Please enter an e-mail address such as name@company.com.',
    );
    expect(await address.getAttribute('aria-describedby')).toContain(
      'contact-business_email-error',
    );
    // The list above the fields is for a send that was stopped.
    expect(await formOf(page).getByRole('group').count()).toBe(0);
    await address.pressSequentially('@b');
    await error.waitFor({ state: 'detached' });
    // As HTML checks it: no dot is needed, and any length of the top-level domain is right.
    for (const right of ['a@localhost', 'a@example.photography', "o'neill+x@example.co.uk"]) {
      await address.fill(right);
      await address.blur();
      expect([right, await address.getAttribute('aria-invalid')]).toEqual([right, null]);
    }
    // Nobody is told off on the way through.
    await field(page, 'name').focus();
    await field(page, 'name').blur();
    expect(await field(page, 'name').getAttribute('aria-invalid')).toBeNull();
    await button(page).click();
    const summary = formOf(page).getByRole('group', { name: '2 things to put right' });
    await summary.waitFor();
    expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Please enter your name.' }).click();
    await page.keyboard.type('Łukasz');
    expect(await field(page, 'name').inputValue()).toBe('Łukasz');
    expect(await field(page, 'name').getAttribute('aria-invalid')).toBeNull();
    await page.context().close();
  });

  test('on leaving a field do not move the button away from under the pointer', async () => {
    const page = await desk.visitForm('contact');
    await field(page, 'name').fill('Name');
    await field(page, 'message').fill('Message');
    await field(page, 'business_email').fill('nobody');
    // Straight from the field to the button: press, release, and the send is asked for.
    await button(page).click();
    await formOf(page).getByRole('group', { name: 'One thing to put right' }).waitFor();
    await page.context().close();
  });

  test('take names of any script and length up to the limit, and cut nothing silently', async () => {
    const page = await desk.visitForm('contact');
    const name = '李'.repeat(150) + 'Ñ'.repeat(150);
    const message = await fillIn(page, 'contact');
    await field(page, 'name').fill(name);
    await field(page, 'message').fill(`${message}${'x'.repeat(5010 - message.length)}`);
    await formOf(page).getByText('10 characters too many').first().waitFor();
    await button(page).click();
    await formOf(page)
      .getByRole('link', { name: 'Please keep this under 5,000 characters.' })
      .waitFor();
    expect((await field(page, 'message').inputValue()).length).toBe(5010);
    await field(page, 'message').fill(`${message}${'x'.repeat(5000 - message.length)}`);
    await formOf(page).getByText('0 characters left').first().waitFor();
    await button(page).click();
    await confirmation(page).waitFor();
    const rows = await desk.rows('contact');
    const stored = rows.find((row) => String(row['message']).startsWith(message));
    expect(stored).toMatchObject({ name });
    expect(String(stored?.['message']).length).toBe(5000);
    await page.context().close();
  });
});

test('on a phone what became of a press is in sight, with its choices', async () => {
  const page = await desk.visitForm('feedback', '', { viewport: { width: 360, height: 640 } });
  await fillIn(page, 'feedback');
  await page.context().setOffline(true);
  await button(page).click();
  const wait = formOf(page).getByRole('button', { name: 'Cancel' });
  await wait.waitFor();
  const box = await wait.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.context().close();
});

describe('robots', () => {
  test('a form sent at once is asked about, and costs a person one press', async () => {
    const page = await desk.visit(paths.feedback);
    await ready(page);
    const message = await fillIn(page, 'feedback');
    await page.evaluate(() => {
      // However slow this machine is: no time has passed.
      performance.now = () => 0;
    });
    await button(page).click();
    await outcome(page).getByText('Please press the button once more.').waitFor();
    expect(await storedWith('feedback', message)).toHaveLength(0);
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await storedWith('feedback', message)).toHaveLength(1);
    await page.context().close();
  });

  test('a field that only robots see is out of reach of people, and asked about', async () => {
    const page = await desk.visitForm('contact');
    const message = await fillIn(page, 'contact');
    const trap = field(page, 'website');
    expect(await trap.evaluate((each) => each.closest('[aria-hidden="true"]') !== null)).toBe(true);
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    expect(await trap.getAttribute('autocomplete')).toBe('off');
    await trap.evaluate((each) => ((each as HTMLInputElement).value = 'http://spam.example'));
    await button(page).click();
    await outcome(page).getByText('Please press the button once more.').waitFor();
    await button(page).click();
    await confirmation(page).waitFor();
    expect(await storedWith('contact', message)).toHaveLength(1);
    await page.context().close();
  });
});

describe('what the page came with', () => {
  test('the service is preset from the page one came from, and what was chosen stays', async () => {
    const page = await desk.visitForm('contact', '?service=cloud');
    expect(await field(page, 'service').inputValue()).toBe('cloud');
    // A preset is nobody's draft.
    expect(await draft(page, 'contact')).toBeNull();
    await field(page, 'service').selectOption('fintech');
    await goTo(page, '/resources/awards');
    await page.goto(`${builtSite().url}/contact?service=salesforce`);
    await ready(page);
    expect(await field(page, 'service').inputValue()).toBe('fintech');
    await page.context().close();
  });

  test('after sending it says what happens next, has the focus, and leads to an empty form', async () => {
    const page = await desk.visitForm('contact', '?service=cloud');
    await fillIn(page, 'contact');
    await button(page).click();
    await confirmation(page).waitFor();
    const heading = confirmation(page).getByRole('heading');
    expect(await heading.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await confirmation(page).innerText()).toContain('within one working day');
    expect(await formOf(page).isVisible()).toBe(false);
    await confirmation(page).getByRole('button', { name: 'Write another message' }).click();
    expect(await field(page, 'name').evaluate((each) => each === document.activeElement)).toBe(
      true,
    );
    expect(await field(page, 'name').inputValue()).toBe('');
    expect(await field(page, 'service').inputValue()).toBe('cloud');
    await page.context().close();
  });
});

describe('without the chunk', () => {
  /** By what its schemas say. */
  const isFormsChunk = (text: string) => text.includes('Please enter your business e-mail address');

  test('what was typed before it is there stays, and a press meanwhile is sent once', async () => {
    const page = await desk.visit('/');
    await hydrated(page);
    const held: (() => void)[] = [];
    await goTo(page, '/resources/awards');
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if (isFormsChunk(await response.text())) {
        await new Promise<void>((resolve) => held.push(resolve));
      }
      return route.fulfill({ response });
    });
    await goTo(page, '/contact');
    const message = await fillIn(page, 'contact');
    await page.waitForTimeout(2100);
    expect(held.length).toBeGreaterThan(0);
    expect(await formOf(page).evaluate((form) => (form as HTMLFormElement).noValidate)).toBe(false);
    await button(page).dblclick();
    await formOf(page).locator('button[aria-disabled="true"]').waitFor();
    held.forEach((release) => release());
    await confirmation(page).waitFor();
    expect(await storedWith('contact', message)).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await closeContext(page.context());
  });

  test('it is a chunk of its own, of 25 kB (gzip) at the most, and no other page asks for it', async () => {
    const page = await desk.visit('/');
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    const chunks = async () => (await Promise.all(scripts)).filter(isFormsChunk);
    await hydrated(page);
    await goTo(page, '/resources/awards');
    await page.waitForTimeout(1000);
    expect(await chunks()).toEqual([]);
    await goTo(page, '/contact');
    await ready(page);
    const [chunk = '', ...others] = await chunks();
    expect(others).toEqual([]);
    expect(gzipSync(chunk, { level: 9 }).length).toBeLessThanOrEqual(25_000);
    expect(chunk.length).toBeGreaterThan(10_000);
    await closeContext(page.context());
  });

  test('a chunk that never arrives leaves a form that posts by itself', async () => {
    const page = await desk.visit('/');
    await hydrated(page);
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if (isFormsChunk(await response.text())) return route.abort();
      return route.fulfill({ response });
    });
    await goTo(page, '/feedback');
    const message = await fillIn(page, 'feedback');
    await button(page).click();
    await page
      .getByText('Thank you for taking the time to share your experience with us !')
      .waitFor();
    expect(page.url()).toContain('/contactUs/feedback');
    expect(await storedWith('feedback', message)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await page.waitForURL(`${builtSite().url}/feedback`);
    await closeContext(page.context());
  });

  test.each(forms)(
    'without scripts %s posts, and the page says how else to reach the company',
    async (name) => {
      const page = await desk.visit(paths[name], { javaScriptEnabled: false });
      await page.getByRole('link', { name: '+44 161 496 0148' }).first().waitFor();
      await page.getByRole('link', { name: 'hello@loomwright.example.com' }).first().waitFor();
      const message = await fillIn(page, name);
      await button(page).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      expect(await storedWith(name, message)).toHaveLength(1);
      await page.getByRole('link', { name: 'Back to the page' }).click();
      await page.waitForURL(builtSite().url + paths[name]);
      await page.context().close();
    },
    60_000,
  );

  test('without scripts the newsletter takes an address', async () => {
    const page = await desk.visit('/resources/awards', { javaScriptEnabled: false });
    await page.locator('#newsletter-email').fill('plain@example.com');
    await page.locator('form[data-newsletter] button').click();
    await page.getByText('Subscribed Successfully.').waitFor();
    const rows = await desk.rows('subscriber');
    expect(rows.filter((row) => row['business_email'] === 'plain@example.com')).toHaveLength(1);
    await page.context().close();
  });
});

describe('with storage and cookies', () => {
  const spoilt = {
    'turned off': () => {
      for (const name of ['sessionStorage', 'localStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  } as const;

  test.each(Object.keys(spoilt) as (keyof typeof spoilt)[])(
    '%s, a form still checks, keeps and sends',
    async (how) => {
      const page = await desk.visit('/robots.txt');
      await page.addInitScript(spoilt[how]);
      await page.goto(builtSite().url + paths.contact);
      await ready(page);
      const message = await fillIn(page, 'contact');
      await goTo(page, '/resources/awards');
      await goTo(page, '/contact');
      await ready(page);
      await page.waitForTimeout(2100);
      expect(await field(page, 'message').inputValue()).toBe(message);
      await button(page).click();
      await confirmation(page).waitFor();
      expect(await storedWith('contact', message)).toHaveLength(1);
      await page.context().close();
    },
    60_000,
  );
});
