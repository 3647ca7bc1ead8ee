/** Roles close by the visitor's clock, on pages that were built while they were open. */
import { expect, test } from '../support/browser-test';
import { hydrated } from '../support/shell';
import { pageOfKind } from '../support/page-types';

/** After the last day of every role. */
const LATER = '2060-01-01T12:00:00Z';

test('a list of roles says of each that has a last day that it has closed', async ({ page }) => {
  await page.goto(pageOfKind('careers'));
  const open = page.getByText(/^Apply by /);
  const built = await open.count();
  expect(built).toBeGreaterThan(0);
  await page.clock.setFixedTime(LATER);
  await hydrated(page);
  await expect(open).toHaveCount(0);
  expect(await page.getByText(/^Closed on /).count()).toBeGreaterThanOrEqual(built);
});

test('a role’s page asks for no more applications, and the roles beside it follow', async ({
  page,
}) => {
  await page.goto(pageOfKind('careers'));
  const row = page.getByRole('listitem').filter({ hasText: /Apply by / });
  await row.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'How to apply' })).toBeVisible();
  await page.reload();
  const apply = page.getByRole('link', { name: 'Apply for this role' });
  await expect(apply).toHaveCount(2);
  await page.clock.setFixedTime(LATER);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /^Closed on / })).toBeVisible();
  await expect(apply).toHaveCount(0);
  await expect(page.getByText(/^Apply by /)).toHaveCount(0);
});
