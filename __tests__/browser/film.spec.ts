/** The film of Video Statements: it plays by styles alone, and stands still for whoever wants it to. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test';

const PATH = '/products/video-statements';

const states = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('main figure'))
      .map(({ playState }) => playState),
  );

test('plays, and stops and goes on by its control, without scripts', async ({ open }) => {
  const page = await open(PATH, { javaScriptEnabled: false });
  const figure = page.locator('main figure').first();
  const control = (name: string) => figure.getByRole('checkbox', { name, exact: true });
  const running = new Set(await states(page));
  expect(running).toEqual(new Set(['running']));
  await control('Pause the film').click();
  expect(new Set(await states(page))).toEqual(new Set(['paused']));
  await control('Play the film').click();
  expect(new Set(await states(page))).toEqual(new Set(['running']));
});

test('is reached and stopped by keyboard', async ({ open }) => {
  const page = await open(PATH);
  await page.locator('main').getByRole('checkbox', { name: 'Pause the film' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Play the film')).toBeVisible();
  expect(new Set(await states(page))).toEqual(new Set(['paused']));
});

test('stands still, without a control, for visitors who want no motion', async ({ open }) => {
  const page = await open(PATH, { reducedMotion: 'reduce' });
  expect(await states(page)).toEqual([]);
  const figure = page.locator('main figure').first();
  await expect(figure.getByText('Pause')).toBeHidden();
  await expect(figure.locator('[aria-hidden]').first()).toBeVisible();
  await expect(figure.getByRole('listitem').first()).toBeVisible();
});
