/** The desk for everybody: axe on each screen and dialog, forced colours, the keyboard, 360 pixels and 200% zoom. */
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/browser-test';
import { startFilledDesk, TITLES, type DeskInBrowser } from '../support/desk-browser';
import { axeReport, contrastInDark } from '../support/page-axe';

const test = base.extend<{ desk: DeskInBrowser }>({
  desk: [async ({ once }, use) => use(await once(startFilledDesk)), { timeout: 150_000 }],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const POST = '/posts/desk-published';

/** Screens by their headings. */
const screens: Readonly<Record<string, string>> = {
  Overview: '/',
  Posts: '/posts',
  Clients: '/clients',
  [TITLES.published]: POST,
  [TITLES.draft]: '/posts/desk-draft',
  'A client': '/clients/c1',
  'Pictures and files': '/media',
  Releases: '/releases',
  Enquiries: '/enquiries',
  Log: '/audit',
  Account: '/account',
};

async function show(page: Page, desk: DeskInBrowser, name: string): Promise<void> {
  await page.goto(`${desk.url}#${screens[name]}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function more(page: Page, entry: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Ways to what lies over a screen, from the form of a post. */
const overForm: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu of the item': (page) => button(page, 'More').click(),
  history: async (page) => {
    await more(page, 'History');
    await page.getByRole('dialog').getByRole('button').first().click();
  },
  deleting: (page) => more(page, 'Delete…'),
  'choosing a picture': (page) => button(page, 'Choose or upload… Picture').click(),
  'setting a link': async (page) => {
    await button(page, 'Link').click();
    await page.getByLabel('Address, or words from a page title').fill('cloth');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'the preview': async (page) => {
    await button(page, 'Preview').click();
    await expect(page.locator('iframe')).toBeVisible();
  },
  'a faulty field': async (page) => {
    await page.getByRole('textbox', { name: 'Picture', exact: true }).first().fill('roof.jpg');
    await expect(page.getByText(/^This must be a full web address/)).toBeVisible();
  },
  'a table in the text': async (page) => {
    await page.getByRole('textbox', { name: 'Content' }).click();
    await button(page, 'Table').click();
    await expect(page.getByRole('group', { name: 'Table' })).toBeVisible();
    for (const head of ['Loom', 'Warp', 'Weft']) {
      await page.keyboard.type(head);
      await page.keyboard.press('Tab');
    }
  },
  'an ended session': async (page) => {
    await page.context().clearCookies();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed after the end');
    await button(page, 'Save changes').click();
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
};

/** The same from other screens. */
const overScreens: Readonly<Record<string, [screen: string, open: (page: Page) => Promise<void>]>> =
  {
    'a release with its details': [
      'Releases',
      (page) => page.getByRole('heading', { level: 3 }).getByRole('button').first().click(),
    ],
    'going back': [
      'Releases',
      (page) =>
        page
          .getByRole('button', { name: /^Go back to/ })
          .first()
          .click(),
    ],
    'publishing later': [
      TITLES.draft,
      async (page) => {
        await button(page, 'More ways to publish').click();
        await page.getByRole('menuitem').first().click();
      },
    ],
    'an enquiry': ['Enquiries', (page) => page.getByRole('button', { name: /harbour/i }).click()],
    'the menu of the account': [
      'Overview',
      (page) => page.getByRole('button', { name: /^Account of/ }).click(),
    ],
    'a filter': ['Posts', (page) => page.getByRole('combobox', { name: 'Status' }).click()],
  };

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Faults that axe finds in light, and in dark those of contrast. */
async function faultsIn(page: Page, where: string): Promise<string[]> {
  // Dialogs and menus fade in.
  await page.waitForTimeout(400);
  const { violations } = await axeReport(page);
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page), where).not.toBe(light);
  const dark = await contrastInDark(page);
  await expect.poll(() => ground(page), where).toBe(light);
  // Menus hang at the end of the body while they are open, outside of all landmarks.
  return [...violations, ...dark.map((violation) => `in dark: ${violation}`)]
    .filter((violation) => !violation.startsWith('region: '))
    .map((violation) => `${where}: ${violation}`);
}

/** Pixels by which the page is wider than the window. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const WINDOW = { width: 1280, height: 740 };
// A window of 1280 pixels at 200% has 640 of its own.
const SMALL = [360, 640];

test.describe('axe', () => {
  test.use({ viewport: WINDOW, contextOptions: { reducedMotion: 'reduce' } });

  test('finds no faults in screens, which fit small windows', async ({ page, desk }) => {
    test.slow();
    await page.goto(desk.url);
    await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
    const faults = await faultsIn(page, 'signing in');
    await desk.signIn(page);
    for (const name of Object.keys(screens)) {
      await show(page, desk, name);
      faults.push(...(await faultsIn(page, name)));
      for (const width of SMALL) {
        await page.setViewportSize({ ...WINDOW, width });
        await expect.poll(() => beyond(page), `${name} at ${width} px`).toBe(0);
      }
      await page.setViewportSize(WINDOW);
    }
    expect(faults).toEqual([]);
  });

  test('finds none in dialogs and menus', async ({ page, desk }) => {
    test.slow();
    await desk.signIn(page);
    const faults: string[] = [];
    const ways = [
      ...Object.entries(overScreens).map(([name, way]) => [name, ...way] as const),
      ...Object.entries(overForm).map(([name, open]) => [name, TITLES.published, open] as const),
    ];
    for (const [name, screen, open] of ways) {
      await page.goto('about:blank');
      await show(page, desk, screen);
      await open(page);
      faults.push(...(await faultsIn(page, name)));
    }
    expect(faults).toEqual([]);
  });

  test('finds none in the conflict of two', async ({ browser, page, desk }) => {
    await desk.signIn(page);
    await show(page, desk, 'A client');
    const other = await (await browser.newContext()).newPage();
    await desk.signIn(other);
    await show(other, desk, 'A client');
    for (const [at, site] of [
      [other, 'https://theirs.example/'],
      [page, 'https://mine.example/'],
    ] as const) {
      await at.getByLabel('Company website').fill(site);
      await at.getByRole('button', { name: /^Save/ }).click();
    }
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    expect(await faultsIn(page, 'conflict')).toEqual([]);
  });
});

test('forced colours show what has the focus, is chosen and is pressed', async ({ page, desk }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await desk.signIn(page);
  await show(page, desk, TITLES.published);
  await page.getByRole('textbox', { name: 'Content' }).click();
  const bold = button(page, 'Bold');
  await bold.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(bold).toHaveCSS('outline-style', 'solid');
  const border = () => bold.evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect(await border()).toBe('none');
  await page.keyboard.press('Enter');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await bold.focus();
  expect(await border()).toBe('solid');
});

test('the keyboard alone orders a list, and keeps its place', async ({ page, desk }) => {
  await desk.signIn(page);
  await show(page, desk, 'Clients');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(titles).toHaveText(['A client', 'B client', 'C client']);
  const down = button(page, 'Move down: A client');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['B client', 'A client', 'C client']);
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['B client', 'C client', 'A client']);
  await expect(button(page, 'Move up: A client')).toBeFocused();
  const names = async () => {
    const answer = await page.request.get(new URL('/api/client', desk.url).href);
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  };
  expect(await names()).toEqual(['B client', 'C client', 'A client']);
});

test('on a phone the preview comes to the window, and nothing covers the end of a list', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await desk.signIn(page);
  await show(page, desk, TITLES.published);
  await button(page, 'Preview').click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toBeFocused();
  await expect(preview).toBeInViewport();
  await show(page, desk, 'Clients');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole('button', { name: /^Move up/ }).last();
  await expect
    .poll(() =>
      last.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
});

test('an item on the site cannot be scheduled, nor published or archived by a writer', async ({
  page,
  desk,
}) => {
  await desk.signIn(page, 'writer');
  await show(page, desk, TITLES.published);
  await expect(button(page, 'Publish')).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Enquiries' })).toHaveCount(0);
  await button(page, 'More').click();
  await expect(page.getByRole('menuitem')).toHaveText(['History', 'Duplicate']);
  await page.goto(`${desk.url}#/enquiries`);
  await expect(page.getByText('There is no such page, or only editors see it.')).toBeVisible();
  await page.context().clearCookies();
  await desk.signIn(page);
  await show(page, desk, TITLES.published);
  await expect(button(page, 'Publish')).toBeVisible();
  await expect(button(page, 'More ways to publish')).toHaveCount(0);
});
