/**
 * The whole walk of an editor in each engine: the first login, a post, a changed word, its preview, publishing, and a
 * release that builds the site, checks it and puts it in place. One site is started, and each engine makes a release.
 */
import { randomUUID } from 'node:crypto';
import { chromiumOptions } from '../../scripts/chromium';
import { findFirefox, findWebkit } from '../../scripts/find-browsers';
import { expect, test } from '../support/browser-test';
import { button, publishPost, signInFirst } from '../support/engines/desk-steps';
import type { Engine } from '../support/engines/driver';
import { playwrightEngine } from '../support/engines/playwright-engine';
import { startSite } from '../support/engines/started-site';
import { Visitor } from '../support/engines/visitor';
import { webkitEngine } from '../support/engines/webkit-engine';

type Playwright = Parameters<Parameters<typeof test>[2]>[0]['playwright'];

const firefox = findFirefox();

const engines: Readonly<Record<string, ((playwright: Playwright) => Promise<Engine>) | null>> = {
  Chromium: ({ chromium }) => playwrightEngine(chromium, chromiumOptions()),
  Firefox: firefox
    ? (playwright) => {
        const options = { channel: 'moz-firefox', executablePath: firefox, args: [] };
        return playwrightEngine(playwright.firefox, options);
      }
    : null,
  WebKit: findWebkit() ? webkitEngine : null,
};

// Of one worker, which starts the site once.
test.describe.configure({ mode: 'default', timeout: 900_000 });

for (const [name, start] of Object.entries(engines)) {
  test(`a post of an editor in ${name} is built, checked and served by a release`, async ({
    once,
    playwright,
  }) => {
    if (!start) return test.skip(true, `${name} is not here.`);
    const site = await once(startSite);
    const engine = await start(playwright);
    const driver = await engine.open({});
    const visitor = new Visitor(driver, site.url, 'mouse', 'mouse');
    const title = `Released ${randomUUID().slice(0, 8)}`;
    await signInFirst(visitor, site.deskUrl, await site.addEditor(name));
    const path = await publishPost(visitor, site.deskUrl, title);
    const served = async () => (await fetch(site.url + path)).text();
    expect(await served()).not.toContain(`${title}. And one more.`);
    await visitor.goto(`${site.deskUrl}#/releases`);
    await visitor.press(button('Publish now'));
    await expect
      .poll(served, { intervals: [1000], timeout: 300_000 })
      .toContain(`${title}. And one more.`);
    await visitor.sees({ css: '[role="status"]', text: 'It is live.' });
    await visitor.goto(path);
    await visitor.sees({ css: 'h1', text: title });
    expect(await visitor.trouble()).toEqual([]);
    await driver.close();
    return engine.close();
  });
}
