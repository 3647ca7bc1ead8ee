/**
 * The Content-Security-Policy over all of the site, as the headers say it: what visitors do, and the ways between pages.
 * Nothing of the site's own is kept back (`first-visits` says it of each kind of page as it comes), and what is not is.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { builtSite } from '../support/built-site';
import { serveCallWidget } from '../support/call-widget';
import { launchChromium } from '../support/chromium';
import { answer, follow, openCookieSettings } from '../support/consent';
import { pageTypes } from '../support/page-types';
import { watchPolicy, type PolicyWatch } from '../support/policy-watch';
import { hydrated, menuButton } from '../support/shell';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

interface Opened extends PolicyWatch {
  page: Page;
}

/** The admin API takes what is sent, and has nothing newer. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const watch = await watchPolicy(context);
  await context.route(`${builtSite().adminApiUrl}/**`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 201,
          json: { message: 'Success!' },
          headers: { 'access-control-allow-origin': builtSite().url },
        })
      : route.continue(),
  );
  const page = await context.newPage();
  await page.goto(builtSite().url + path, { waitUntil: 'load' });
  return { page, ...watch };
}

/** What was noted, and no more of this page. */
async function end({ page, violations, errors }: Opened): Promise<string[]> {
  await page.waitForTimeout(200);
  await page.context().close();
  return [...violations, ...errors];
}

describe('nothing of the site’s own is kept back', () => {
  test('on the way from each kind of page to the next, and back', async () => {
    const opened = await open('/');
    const { page } = opened;
    for (const path of Object.values(pageTypes())) {
      if (path !== '/' && path !== '/404') await follow(page, path);
    }
    await page.goBack();
    await page.goBack();
    await page.waitForLoadState('networkidle');
    expect(await end(opened)).toEqual([]);
  }, 300_000);

  test('in menus, banner, theme and search', async () => {
    const opened = await open('/corporate-overview/about');
    const { page } = opened;
    await answer(page, 'decline');
    await openCookieSettings(page);
    await answer(page, 'accept');
    await menuButton(page, 'Services').hover();
    await menuButton(page, 'Resources').click();
    await page.keyboard.press('Escape');
    await page.locator('[data-theme-switch] input[value="dark"]').check();
    await hydrated(page);
    await page.locator('[data-search-link][aria-haspopup]').first().click();
    await page.locator('dialog[open] input[type="search"]').fill('statement');
    await page.locator('dialog[open] a[data-search-hit]').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await end(opened)).toEqual([]);
  });

  test('in the menu of small windows', async () => {
    const opened = await open('/resources/blogs', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await opened.page.locator('[data-mobile-menu] > summary').tap();
    await opened.page.locator('[data-mobile-menu] details > summary').first().tap();
    expect(await end(opened)).toEqual([]);
  });

  test('in lists that are searched and filtered', async () => {
    const opened = await open('/resources/blogs?title=the');
    const { page } = opened;
    await hydrated(page);
    const field = page.locator('main').getByRole('searchbox');
    await field.waitFor();
    await field.fill('data');
    await page.waitForURL(/title=data/);
    await page.waitForLoadState('networkidle');
    expect(await end(opened)).toEqual([]);
  });

  test.each(['/contact', '/services/insurtech', '/feedback'])(
    'in the form of %s, sent wrong and right',
    async (path) => {
      const opened = await open(path);
      const { page } = opened;
      await hydrated(page);
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLFormElement>('form[aria-labelledby="form-heading"]')
            ?.noValidate,
      );
      const form = page.locator('form[aria-labelledby="form-heading"]');
      // It takes a person longer than this to fill it in.
      await page.waitForTimeout(2100);
      await form.locator('button[type="submit"]').click();
      if (path === '/feedback') await form.locator('[name="rating"][value="4"]').check();
      await form.locator('[name="name"]').fill('Ada');
      await form.locator('[name="business_email"]').fill('ada@example.com');
      await form.locator('[name="message"]').fill('Six files.');
      await form.locator('button[type="submit"]').click();
      await page.locator('[data-confirmation]').waitFor();
      expect(await end(opened)).toEqual([]);
    },
    60_000,
  );

  test('in the newsletter’s form', async () => {
    const opened = await open('/');
    const { page } = opened;
    await hydrated(page);
    await page.waitForFunction(
      () => document.querySelector<HTMLFormElement>('form[data-newsletter]')?.noValidate,
    );
    await page.waitForTimeout(2100);
    const form = page.locator('form[data-newsletter]');
    await form.locator('[name="business_email"]').fill('ada@example.com');
    await form.getByRole('button').click();
    await page.getByText('Subscribed Successfully.').first().waitFor();
    expect(await end(opened)).toEqual([]);
  });

  test('in a form that is posted without scripts', async () => {
    const opened = await open('/contact', { javaScriptEnabled: false });
    const { page } = opened;
    const form = page.locator('form[aria-labelledby="form-heading"]');
    await form.locator('[name="name"]').fill('Ada');
    await form.locator('[name="business_email"]').fill('ada@example.com');
    await form.locator('[name="message"]').fill('Six files.');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await form.locator('button[type="submit"]').click();
    expect((await sent).url()).toBe(`${builtSite().adminApiUrl}/contactUs`);
    expect(await end(opened)).toEqual([]);
  });

  test('in a call widget that does as the policy says', async () => {
    const { callWidgetUrl } = builtSite();
    const widget = await serveCallWidget(callWidgetUrl);
    const opened = await open('/');
    const { page } = opened;
    await answer(page, 'accept');
    await hydrated(page);
    await page.locator('html[data-application="ready"]').waitFor({ state: 'attached' });
    // Another sign of wanting the call, once what listens for it is there.
    await page.waitForLoadState('networkidle');
    await page.locator('[data-call-widget]').first().click();
    await page.locator('html[data-call="ready"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect(widget.asked).toContain('/beat');
    const noted = await end(opened);
    await widget.close();
    // Its own style element, which no hash names, is all.
    expect(noted.filter((text) => !/style-src|inline style/.test(text))).toEqual([]);
  });
});

describe('what is not the site’s own is kept back', () => {
  /** What a hostile text would do that had got past everything else. */
  const attempts: Readonly<Record<string, [said: string, attempt: () => void]>> = {
    'an inline script': [
      'require-trusted-types-for',
      () => {
        const script = document.createElement('script');
        script.append('window.ran = true');
        document.body.append(script);
      },
    ],
    'a script of another host': [
      'script-src-elem',
      () => {
        const link = document.createElement('link');
        Object.assign(link, { rel: 'modulepreload', href: 'https://evil.example/x.js' });
        document.head.append(link);
      },
    ],
    'a handler in an attribute': [
      'require-trusted-types-for',
      () => {
        try {
          document.body.setAttribute('onclick', 'window.ran = true');
        } catch {
          // As it should be.
        }
        document.body.click();
      },
    ],
    'a style element': [
      'style-src-elem',
      () => {
        const style = document.createElement('style');
        style.append('body { display: none }');
        document.head.append(style);
      },
    ],
    'a call elsewhere': ['connect-src', () => void fetch('https://evil.example/').catch(() => 0)],
    'a picture of another host': [
      'img-src',
      () => {
        new Image().src = 'https://evil.example/x.png';
      },
    ],
    'a frame': [
      'frame-src',
      () => {
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.example/';
        document.body.append(frame);
      },
    ],
    'another base': [
      'base-uri',
      () => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
      },
    ],
    'a form to another host': [
      'form-action',
      () => {
        const form = document.createElement('form');
        form.action = 'https://evil.example/';
        document.body.append(form);
        form.submit();
      },
    ],
    'marks that no sanitiser lets through': [
      'require-trusted-types-for',
      () => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<img src="/x.png" onerror="ran = true">');
        } catch {
          // As it should be.
        }
      },
    ],
    'a script’s address elsewhere': [
      'require-trusted-types-for',
      () => {
        try {
          document.createElement('script').src = 'https://evil.example/x.js';
        } catch {
          // As it should be.
        }
      },
    ],
    'a policy by which anything would do': [
      'trusted-types',
      () => {
        try {
          (
            window as unknown as {
              trustedTypes: { createPolicy: (name: string, rules: object) => void };
            }
          ).trustedTypes.createPolicy('mine', {});
        } catch {
          // As it should be.
        }
      },
    ],
  };

  test.each(Object.entries(attempts))(
    '%s',
    async (_, [said, attempt]) => {
      const { page, violations, errors } = await open('/contact');
      await hydrated(page);
      await page.evaluate(attempt);
      await page.waitForTimeout(300);
      expect([...violations, ...errors].join('\n')).toContain(said);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await page.context().close();
    },
    60_000,
  );

  test('the page in a frame of another host', async () => {
    const page = await browser.newPage();
    await page.route('https://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${builtSite().url}/contact"></iframe>`,
      }),
    );
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('https://evil.example/');
    await page.waitForTimeout(500);
    expect(page.frames().filter((frame) => frame.url().endsWith('/contact'))).toEqual([]);
    await page.close();
  });
});
