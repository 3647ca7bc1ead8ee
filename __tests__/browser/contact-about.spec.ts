/** A button keeps its word: the contact page that it opens is about the page that it stands on, result and all. */
import type { Page } from '@playwright/test';
import { contactAbout } from '../../src/site/contact-links';
import {
  button,
  confirmation,
  expect,
  field,
  letTimePass,
  ready,
  test,
} from '../support/form-desk';
import { hydrated } from '../support/shell';

const COSTS = '/services/cloud/cloud-cost-optimization-services';
const AUDIT = '/services/salesforce/free-salesforce-audit';
const PRODUCT = '/products/pdf-scrapper';

/** Where a page speaks of contact: its heading, its closing words, and what its buttons lead to. */
async function wordsOf(page: Page) {
  const closing = page.locator(`main section:has(a[href^="/contact/about/"]) h2`).last();
  return { heading: await closing.innerText(), href: contactAbout(new URL(page.url()).pathname) };
}

const fillInAddress = async (page: Page) => {
  await field(page, 'name').fill('Łukasz 李 Ó Briain');
  await field(page, 'business_email').fill('team@example.com');
};

test('the sum of the calculator goes with the call beside it into the message', async ({
  desk,
}) => {
  const page = await desk.visit(COSTS);
  const { heading, href } = await wordsOf(page);
  await hydrated(page);
  const total = page.locator('form:has([name="compute"])');
  await total.locator('[name="compute"]').first().fill('50000');
  await total.getByRole('link', { name: /invoice/ }).click();
  await page.waitForURL(`**${href}?month=*`);
  await expect(page.locator('h1')).toHaveText(heading);
  await ready(page);
  await expect(field(page, 'service')).toHaveValue('cloud');
  const { month } = Object.fromEntries(new URL(page.url()).searchParams);
  const sum = Number(month).toLocaleString('en-GB');
  await expect(field(page, 'message')).toHaveValue(new RegExp(`£${sum} a month`));
  await fillInAddress(page);
  await letTimePass(page);
  const message = `${(await field(page, 'message').inputValue()).trim()} Desk ${Date.now()}`;
  await field(page, 'message').fill(message);
  await button(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await desk.stored('contact', message)).toEqual([
    expect.objectContaining({ service: 'cloud', source_path: COSTS }),
  ]);
});

test('the score of a questionnaire goes with the call in its result, through a new page load too', async ({
  desk,
}) => {
  const page = await desk.visit(AUDIT);
  await hydrated(page);
  const panel = page.locator('div:has(> [role="status"]):has([type="reset"])');
  await page.getByRole('group').getByText('No', { exact: false }).first().click();
  await expect(panel.getByRole('link')).toHaveAttribute('href', /\?score=[1-9]\d*&of=\d+$/);
  const href = (await panel.getByRole('link').getAttribute('href')) ?? '';
  await page.goto(new URL(href, page.url()).href);
  await ready(page);
  const [, score, of] = /score=(\d+)&of=(\d+)/.exec(href) ?? [];
  await expect(field(page, 'message')).toHaveValue(new RegExp(`${score} of ${of}`));
  // A preset is nobody's draft.
  expect(await page.evaluate(() => sessionStorage.getItem('draft-contact'))).toBeNull();
});

test('the article at whose end the form is opened, in a new window, begins the message', async ({
  desk,
}) => {
  const page = await desk.visit('/blog/half-a-cent-four-million-times');
  const title = (await page.locator('h1').innerText()).replace(/\s+/g, ' ');
  const opening = page.waitForEvent('popup');
  await page.locator('section[aria-labelledby="footer-request"] a').click();
  const opened = await opening;
  await ready(opened);
  await expect(field(opened, 'message')).toHaveValue(`About “${title}”: `);
  await expect(field(opened, 'service')).toHaveValue('fintech');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is known: its heading, its points, its product, and what is stored names it', async ({
    desk,
  }) => {
    const page = await desk.visit(PRODUCT, { javaScriptEnabled: false });
    const { heading, href } = await wordsOf(page);
    await page.locator(`main a[href="${href}"]`).first().click();
    await page.waitForURL(`**${href}`);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(field(page, 'service').locator('option:checked')).toHaveText('PDF Scrapper');
    await expect(page.locator('form li')).not.toHaveCount(0);
    await expect(page.locator('form a[href^="mailto:"]')).toHaveAttribute('href', /subject=PDF/);
    await fillInAddress(page);
    const message = `Four hundred pages a month. Desk ${Date.now()}`;
    await field(page, 'message').fill(message);
    await button(page).click();
    await page.waitForURL(/\/contactUs$/);
    expect(await desk.stored('contact', message)).toEqual([
      expect.objectContaining({ service: 'other', source_path: PRODUCT }),
    ]);
    await expect(page.getByRole('link')).toHaveAttribute('href', new RegExp(`${href}$`));
  });
});
