/** One of each kind of state that a page can be in, for everybody. `states.full` has all of them. */
import { expect, test } from '../support/browser-test';
import { ready } from '../support/form-desk';
import { findings, findingsInForcedColours, walkByTab } from '../support/page-states';
import { hydrated, menuButton } from '../support/shell';

test('a form with errors, and an open panel of the menu, have nothing that axe finds wrong', async ({
  open,
}) => {
  const page = await open('/contact', {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  await ready(page);
  await test.step('a form with errors', async () => {
    const form = page.getByRole('main').locator('form').first();
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await findings(page, 'main')).toEqual([]);
  });
  await test.step('an open panel', async () => {
    const button = page.locator('header').getByRole('button', { name: 'Services', exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await findings(page, 'header')).toEqual([]);
  });
});

test('the settings of the banner and the menu of small windows, open, have nothing that axe finds wrong', async ({
  open,
}) => {
  const page = await open('/', { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  await hydrated(page);
  await test.step('the banner', async () => {
    await expect(page.locator('[data-consent-banner]')).toBeVisible();
    expect(await findings(page, '[data-consent-banner]')).toEqual([]);
  });
  await test.step('the menu', async () => {
    await page.locator('[data-mobile-menu] > summary').click();
    await menuButton(page, 'Services').click();
    await expect(page.getByRole('link', { name: 'Fintech', exact: true }).first()).toBeVisible();
    expect(await findings(page, 'header')).toEqual([]);
  });
});

test('nothing that has the focus is covered on the way through a page and back, nor has words without the colours that are forced', async ({
  open,
}) => {
  const page = await open('/contact', {
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 640 },
  });
  await hydrated(page);
  await test.step('by Tab', async () => {
    const { there, back } = await walkByTab(page);
    expect([...there.hidden, ...back.hidden]).toEqual([]);
    expect(there.length).toBeGreaterThan(30);
    expect(back.length).toBe(there.length);
  });
  await test.step('in forced colours', async () => {
    // The header covers what is scrolled below it.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    expect(await findingsInForcedColours(page)).toEqual([]);
  });
});
