/** Menus, banner, theme, and the page without scripts. */
import { IN_FIREFOX_FIRST } from '../../support/browser-test';
import type { Visitor } from '../../support/engines/visitor';
import { expect, test } from '../../support/engines/engine-test';

const PATH = '/resources/blogs';
const DESK = { tag: '@desk' };
const BANNER = '[data-consent-banner]';
const TOGGLE = '[data-mobile-menu] > summary';

const group = (text: string) => ({ css: '[data-menu-button]', text });

/** The groups whose panel is to be seen. */
const openGroups = () =>
  [...document.querySelectorAll('[data-menu]')]
    .filter((each) => {
      const panel = each.querySelector('[data-menu-panel]');
      return (
        panel &&
        getComputedStyle(panel).visibility === 'visible' &&
        panel.getClientRects().length > 0
      );
    })
    .map((each) => each.querySelector('[data-menu-button]')?.textContent?.trim());

const opens = (visitor: Visitor, ...names: string[]) =>
  visitor.soon(openGroups, null, 'open menus').toEqual(names);

test(
  'the menu opens by hover, by click and by key; Escape and leaving close it',
  DESK,
  async ({ visitor }) => {
    await visitor.goto(PATH);
    await visitor.hover(group('Services'));
    await opens(visitor, 'Services');
    await visitor.leave();
    await opens(visitor);
    await visitor.press(group('Products'));
    await opens(visitor, 'Products');
    await visitor.key('Escape');
    await opens(visitor);
    await visitor.evaluate(() => {
      document.querySelectorAll<HTMLElement>('[data-menu-button]')[2]?.focus();
    }, null);
    await visitor.key('Enter');
    await opens(visitor, 'Resources');
    await visitor.press('[data-menu-panel] a[href="/resources/awards"]');
    await visitor.arrives('/resources/awards', '');
    await visitor.leave();
    await opens(visitor);
  },
);

test(
  'the menu opens by a tap, and closes by another',
  { tag: ['@desk', '@touch'] },
  async ({ visitor }) => {
    await visitor.goto(PATH);
    await visitor.tap(group('Resources'));
    await opens(visitor, 'Resources');
    await visitor.tap(group('Resources'));
    await opens(visitor);
  },
);

test('the small menu opens by a tap, keeps the rest of the page out of reach, and leads on', async ({
  visitor,
}) => {
  await visitor.resize(360, 740);
  await visitor.goto(PATH);
  const inert = () => document.querySelectorAll('[inert]').length > 0;
  await visitor.tap(TOGGLE);
  await visitor.sees('[data-site-header] nav');
  await visitor.soon(inert, null, 'the rest is inert').toBe(true);
  await visitor.key('Escape');
  await visitor.misses('[data-site-header] nav');
  await visitor.soon(inert, null, 'the rest is there again').toBe(false);
  await visitor.ready();
  await visitor.tap(TOGGLE);
  await visitor.tap('[data-site-header] nav a[href="/resources/awards"]');
  await visitor.arrives('/resources/awards', '');
  await visitor.misses('[data-site-header] nav');
  await visitor.soon(inert, null, 'the next page is there').toBe(false);
});

test.describe('the banner', () => {
  const choice = (name: string) => `[data-consent-choice="${name}"]`;
  const cookies = () => document.cookie;

  test('is declined by the first tap, and asks no more', async ({ visitor }) => {
    await visitor.goto('/');
    await visitor.press(choice('decline'));
    await visitor.misses(BANNER);
    // Left before that, Gatsby takes the data that Firefox gives up for an error.
    await visitor.ready();
    await visitor.goto('/contact');
    await visitor.sees('h1');
    await visitor.misses(BANNER);
    expect(await visitor.evaluate(cookies, null)).not.toMatch(/guest/);
  });

  test(
    'is accepted, says so in the settings, and is withdrawn there',
    IN_FIREFOX_FIRST,
    async ({ visitor }) => {
      await visitor.goto('/contact');
      await visitor.press(choice('accept'));
      await visitor.misses(BANNER);
      await visitor.soon(cookies, null, 'the guest').toMatch(/guest/);
      await visitor.press('[data-cookie-settings]');
      await visitor.sees({ css: '[data-consent-status]', text: 'You chose to accept on' });
      await visitor.press(choice('decline'));
      await visitor.misses(BANNER);
      await visitor.soon(cookies, null, 'no guest').not.toMatch(/guest/);
      await visitor.press('[data-cookie-settings]');
      await visitor.sees({ css: '[data-consent-status]', text: 'You chose to decline on' });
      await visitor.key('Escape');
      await visitor.misses(BANNER);
    },
  );
});

test('a theme that was chosen is kept', IN_FIREFOX_FIRST, async ({ visitor }) => {
  const ground = () => getComputedStyle(document.body).backgroundColor;
  await visitor.goto('/contact');
  const light = await visitor.evaluate(ground, null);
  const chosen = () =>
    document.querySelector<HTMLInputElement>('[data-theme-switch] input:checked')?.value;
  // At the foot of a page whose banner may still move it.
  await expect(async () => {
    await visitor.press('[data-theme-switch] input[value="dark"]');
    expect(await visitor.evaluate(chosen, null)).toBe('dark');
  }).toPass({ timeout: 30_000 });
  await visitor.soon(ground, null, 'dark').not.toBe(light);
  await visitor.reload();
  expect(await visitor.evaluate(ground, null)).not.toBe(light);
  expect(await visitor.evaluate(chosen, null)).toBe('dark');
});

test(
  'without scripts the list is there, the search is hidden, and the menu leads on',
  IN_FIREFOX_FIRST,
  async ({ withoutScripts: visitor }) => {
    await visitor.resize(360, 740);
    await visitor.goto(PATH);
    await visitor.sees('main article h2, main article h3');
    await visitor.misses(BANNER);
    await visitor.press(TOGGLE);
    await visitor.press('[data-site-header] a[href="/contact"]');
    await visitor.arrives('/contact', '');
    await visitor.sees('form[aria-labelledby="form-heading"] button[type="submit"]');
    expect(
      await visitor.evaluate(() => document.documentElement.dataset['application'], null),
    ).toBeFalsy();
  },
);
