/** The desk: signing in, and the way of a word from the form to the preview and the public answer. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../support/browser-test';
import {
  choosePassword,
  fillIn,
  startDesk,
  TITLES,
  type DeskInBrowser,
} from '../support/desk-browser';
import { held } from '../support/held';
import { hostileVectors } from '../rich-text/hostile-vectors';

const test = base.extend<{ desk: DeskInBrowser }>({
  desk: [async ({ once }, use) => use(await once(startDesk)), { timeout: 150_000 }],
});

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const state = (page: Page) => page.getByRole('group', { name: 'This item' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes a draft of a test's own. */
async function newDraft(page: Page, desk: DeskInBrowser, name: string): Promise<void> {
  await page.goto(`${desk.url}#/posts/create`);
  await title(page).fill(name);
  await text(page).fill('The words so far.');
  await button(page, 'Save draft').click();
  await expect(page).not.toHaveURL(/create/);
  await expect(state(page)).toContainText(/Saved \d/);
}

test('the first login works once, then with a password of one’s own, until signing out', async ({
  page,
  desk,
}) => {
  await page.goto(desk.url);
  await fillIn(page, desk.first.name, 'not the password');
  await expect(page.getByRole('alert')).toBeVisible();
  await fillIn(page, desk.first.name, desk.first.password);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await choosePassword(page, desk.first.password);
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('link', { name: TITLES.draft })).toBeVisible();
  await button(page, `Account of ${desk.first.name}`).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
});

test('the overview does not call lists empty that are on their way', async ({ page, desk }) => {
  const { until, release } = held();
  await page.route('**/desk/api/items/**', async (route) => {
    await until;
    await route.continue();
  });
  await desk.signIn(page);
  await expect(page.getByText('Loading…')).toHaveCount(3);
  await expect(page.getByText(/^(?:None|No drafts|Nothing is scheduled)/)).toHaveCount(0);
  release();
  await expect(page.getByRole('link', { name: TITLES.draft })).toBeVisible();
});

test('a changed word is seen in the preview, then published', async ({ page, desk }) => {
  await desk.signIn(page);
  await page.getByRole('menuitem', { name: 'Posts' }).click();
  await page.getByRole('row', { name: TITLES.published }).click();
  await text(page).press('Control+Home');
  await page.keyboard.type('Changed at the desk. ');
  await expect(state(page)).toContainText('Not saved yet; kept in this browser');
  await button(page, 'Preview').click();
  await expect(page.getByText('The preview shows the last saved version.')).toBeVisible();
  await button(page, 'Save and update').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Changed at the desk. The first words.').first()).toBeVisible();
  await button(page, 'Phone').click();
  await expect(frame.getByText('Changed at the desk. The first words.').first()).toBeVisible();
  await expect(state(page)).toContainText('Published, changes waiting');
  const live = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/posts/slug/published');
      return ((await answer.json()) as { content: string }).content;
    });
  expect(await live()).not.toContain('Changed at the desk');
  await button(page, 'Publish').click();
  await expect(state(page)).not.toContainText('changes waiting');
  expect(await live()).toMatch(
    /^<p>Changed at the desk\. The first words\.<\/p><h2>A heading<\/h2><ul><li>one<\/li><li>two<\/li><\/ul>$/,
  );
});

test('two people who change one item see both versions, and lose nothing', async ({
  browser,
  page,
  desk,
}) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item of two');
  const other = await (await browser.newContext()).newPage();
  const { name } = await desk.signIn(other);
  await other.goto(page.url());
  await title(other).fill('Theirs');
  await other.getByLabel('Short description').fill('Only they wrote this.');
  await button(other, 'Save draft').click();
  await expect(state(other)).toContainText(/Saved \d/);
  await title(page).fill('Mine');
  await page.getByLabel('Category').fill('Mine too');
  await button(page, 'Save draft').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this item' });
  await expect(dialog).toContainText(name);
  const choice = (field: string, side: string) =>
    dialog.getByRole('radiogroup', { name: field }).getByLabel(side);
  await expect(choice('Title', 'Mine')).toBeChecked();
  await expect(choice('Short description', 'Theirs')).toBeChecked();
  await expect(choice('Category', 'Mine')).toBeChecked();
  await choice('Title', 'Theirs').check();
  await button(page, 'Use these choices').click();
  await expect(title(page)).toHaveValue('Theirs');
  await button(page, 'Save draft').click();
  await expect(state(page)).toContainText(/Saved \d/);
  await page.reload();
  await expect(title(page)).toHaveValue('Theirs');
  await expect(page.getByLabel('Short description')).toHaveValue('Only they wrote this.');
  await expect(page.getByLabel('Category')).toHaveValue('Mine too');
});

test('typed words survive a closed tab and an ended session', async ({ page, desk }) => {
  const { password } = await desk.signIn(page);
  await newDraft(page, desk, 'An item that is left');
  await title(page).fill('Typed and not saved');
  await expect(state(page)).toContainText('Not saved yet; kept in this browser');
  const address = page.url();
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(title(again)).toHaveValue('An item that is left');
  await button(again, 'Bring back').click();
  await expect(title(again)).toHaveValue('Typed and not saved');
  await context.clearCookies();
  await button(again, 'Save draft').click();
  const dialog = again.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password').fill(password);
  await button(again, 'Sign in').click();
  await expect(state(again)).toContainText(/Saved \d/);
  await again.reload();
  await expect(title(again)).toHaveValue('Typed and not saved');
});

test('words typed while a new item is saved stay in its form, and come up in no other', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  const { until, release } = held();
  await page.route('**/desk/api/items/posts', async (route) => {
    await until;
    await route.continue();
  });
  await page.goto(`${desk.url}#/posts/create`);
  await title(page).fill('Saved while somebody types');
  const saving = page.waitForRequest('**/desk/api/items/posts');
  await button(page, 'Save draft').click();
  await saving;
  await page.getByLabel('Category').fill('Typed meanwhile');
  release();
  await expect(page).not.toHaveURL(/create/);
  await expect(page.getByLabel('Category')).toHaveValue('Typed meanwhile');
  await expect(state(page)).toContainText('Not saved yet; kept in this browser');
  await page.goto(`${desk.url}#/posts/create`);
  await expect(title(page)).toHaveValue('');
  await expect(button(page, 'Bring back')).toHaveCount(0);
});

test('a new item whose publishing fails is saved, and published from its own page', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await page.route('**/publish', (route) => route.abort());
  await page.goto(`${desk.url}#/posts/create`);
  await title(page).fill('Saved, and not published');
  await button(page, 'Publish').click();
  await expect(page.getByText('The desk cannot be reached.')).toBeVisible();
  await expect(page).not.toHaveURL(/create/);
  await expect(state(page)).toContainText(/Draft\s*Saved \d/);
  await page.unroute('**/publish');
  await button(page, 'Publish').click();
  await expect(state(page)).toContainText('Published');
});

test('the preview of a new item opens at the first press', async ({ page, desk }) => {
  await desk.signIn(page);
  await page.goto(`${desk.url}#/posts/create`);
  await title(page).fill('Looked at in haste');
  // The form of the new item gives way to the page of the saved one: no button may be pressed in between.
  await page.evaluate(() => {
    const press = () => {
      const preview = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
        (each) => each.textContent === 'Preview' && !each.disabled,
      );
      if (!preview) return;
      observer.disconnect();
      preview.click();
    };
    const observer = new MutationObserver(press);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await button(page, 'Save draft').click();
  await expect(page.frameLocator('iframe').getByText('Looked at in haste').first()).toBeVisible();
});

test('typed words survive a server that is restarted, and are saved after that', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item of a night');
  await desk.restart(async () => {
    await title(page).fill('Typed while nobody answered');
    await button(page, 'Save draft').click();
    await expect(page.getByText('The desk cannot be reached.')).toBeVisible();
    await expect(state(page)).toContainText('Not saved yet; kept in this browser');
  });
  await button(page, 'Save draft').click();
  await expect(state(page)).toContainText(/Saved \d/);
  await page.reload();
  await expect(title(page)).toHaveValue('Typed while nobody answered');
});

test('a tag that is half written survives a closed tab', async ({ page, desk }) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item with a tag');
  const address = page.url();
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('Selvedge');
  await page.goto('about:blank');
  await page.goto(address);
  await button(page, 'Bring back').click();
  await expect(page.getByText('Selvedge', { exact: true })).toBeVisible();
});

test('words that were typed in one tab survive the saving of another', async ({ page, desk }) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item in two tabs');
  const address = page.url();
  await page.getByLabel('Category').fill('Typed in the first tab');
  await expect(state(page)).toContainText('Not saved yet; kept in this browser');
  const other = await page.context().newPage();
  await other.goto(address);
  await title(other).fill('Saved in the second');
  await button(other, 'Save draft').click();
  await expect(state(other)).toContainText(/Saved \d/);
  await other.close();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(title(page)).toHaveValue('Saved in the second');
  await button(page, 'Bring back').click();
  await expect(page.getByLabel('Category')).toHaveValue('Typed in the first tab');
});

test('a draft that somebody has not decided on stays while something else is typed', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  for (const words of ['The first of two', 'The second of two']) {
    await page.goto('about:blank');
    await page.goto(`${desk.url}#/posts/create`);
    await title(page).fill(words);
    await expect(state(page)).toContainText('Not saved yet; kept in this browser');
  }
  await page.goto('about:blank');
  await page.goto(`${desk.url}#/posts/create`);
  for (const words of ['The second of two', 'The first of two', 'The second of two']) {
    await button(page, 'Bring back').click();
    await expect(title(page)).toHaveValue(words);
  }
  await button(page, 'Discard').click();
  await expect(button(page, 'Discard')).toHaveCount(0);
});

test('a field is checked while it is typed into, and a deleted item comes back: at once, and by the filter for deleted ones', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item that goes');
  const address = page.url();
  await expect(page.getByLabel('Page address')).toHaveValue('an-item-that-goes');
  const picture = page.getByRole('textbox', { name: 'Picture', exact: true }).first();
  await picture.fill('roof.jpg');
  await expect(page.getByText(/^This must be a full web address/)).toBeVisible();
  await picture.fill('');
  const remove = async () => {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await button(page, 'Delete').click();
  };
  await remove();
  await page.getByRole('alert').getByText('Undo').click();
  await expect(title(page)).toHaveValue('An item that goes');
  await remove();
  await expect(page).toHaveURL(/#\/posts$/);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Deleted' }).click();
  await page.getByRole('row', { name: 'An item that goes' }).click();
  await button(page, 'Bring back').click();
  await expect(title(page)).toHaveValue('An item that goes');
  expect(page.url()).toBe(address);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('button')).toContainText([
    /Restored · current/,
    /Deleted/,
    /Created/,
  ]);
});

test('any two versions are compared word by word', async ({ page, desk }) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'Linen');
  for (const next of ['Linen and hemp', 'Silk']) {
    await title(page).fill(next);
    await button(page, 'Save draft').click();
    // Of the saved item.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
  }
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByRole('button', { name: /^Created/ }).click();
  // Its address follows the title.
  await expect(dialog.locator('ins')).toHaveText(['silk', 'Silk']);
  await dialog.getByLabel('Compare with').selectOption('2');
  await expect(dialog.locator('ins')).toHaveText(['-and-hemp', ' and hemp']);
  await expect(dialog.locator('del')).toHaveCount(0);
});

test('the log says that the operator of the machine added somebody', async ({ page, desk }) => {
  const { name } = await desk.signIn(page);
  await page.goto(`${desk.url}#/audit`);
  const row = page.getByRole('row', { name: `Person added ${name}` });
  await expect(row).toContainText('Operator of the machine');
});

test('the first load is below 600 kB', async ({ page, desk }) => {
  await desk.signIn(page);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
      (sum, { encodedBodySize }) => sum + encodedBodySize,
      0,
    ),
  );
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(600_000);
});

test('a pasted text comes in clean, a footnote has its note, and a picture its words', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item with a rich text');
  await text(page).press('Control+A');
  await text(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 class="MsoTitle" style="color:red">Costs</h1><p class="MsoNormal"><span style="font-weight:700">They</span>&nbsp;fell<o:p></o:p></p>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await text(page).press('Control+End');
  await button(page, 'Footnote').click();
  await page.keyboard.type('By whom');
  await page.getByLabel('HTML').check();
  await expect(page.locator('textarea[spellcheck="false"]')).toHaveValue(
    '<h2>Costs</h2><p><strong>They</strong> fell<a id="from-note-1" href="#note-1"><sup>1</sup></a> </p>' +
      '<ol><li id="note-1">By whom <a href="#from-note-1">↩</a></li></ol>',
  );
  await page.getByLabel('HTML').uncheck();
  await button(page, 'Picture').click();
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'loom.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  // Without words it is no picture to those who cannot see it.
  const picture = text(page).locator('img[alt=""]:not([class])').last();
  await expect(picture).toBeVisible();
  await picture.click();
  await page.getByRole('group', { name: 'Picture' }).getByLabel('Text alternative').fill('A loom');
  await button(page, 'Save draft').click();
  await expect(state(page)).toContainText(/Saved \d/);
  await page.reload();
  await expect(text(page).getByRole('img', { name: 'A loom' })).toBeVisible();
});

/** The same bytes are one file, with its first name. */
let given = 0;

/** Gives an element a picture as a browser tells a page of it. */
async function give(target: Locator, how: 'drop' | 'paste', name: string): Promise<void> {
  const clip = { x: 0, y: 0, width: 40 + (given += 1), height: 40 };
  const picture = (await target.page().screenshot({ clip })).toString('base64');
  await target.evaluate(
    (element, told) => {
      const bytes = Uint8Array.from(atob(told.picture), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], told.name, { type: 'image/png' }));
      const { x, y } = element.getBoundingClientRect();
      const all = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        told.how === 'paste'
          ? new ClipboardEvent('paste', { ...all, clipboardData: data })
          : new DragEvent('drop', { ...all, dataTransfer: data, clientX: x + 20, clientY: y + 20 }),
      );
    },
    { how, name, picture },
  );
}

test('pictures are dropped and pasted into a text', async ({ page, desk }) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item with pictures');
  const pictures = text(page).locator('img:not([class])');
  await give(text(page), 'drop', 'dropped.png');
  await expect(pictures).toHaveCount(1);
  await give(text(page), 'paste', 'a-pasted-one.png');
  await expect(pictures).toHaveCount(2);
  await button(page, 'Save draft').click();
  await expect(state(page)).toContainText(/Saved \d/);
  await page.reload();
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty('naturalHeight', 40);
  }
});

test('pictures of a pasted text are taken into the library, and one that cannot be had is named', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item of another program');
  const data = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  await text(page).evaluate((element, src) => {
    const clipboardData = new DataTransfer();
    const html = `<p><img src="${src}" alt="A loom"><img src="https://10.0.0.1/a.png?key=a&b"><img src="file:///C:/Temp/clip_image001.png"></p>`;
    clipboardData.setData('text/html', html);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
  const told = page.getByRole('alert').filter({ hasText: 'still at another site' });
  await expect(told.getByRole('listitem')).toHaveText([
    /^Picture 2 of the pasted text: .* internal address/,
  ]);
  const lost = page.getByRole('alert').filter({ hasText: 'lie on your computer' });
  await expect(lost.getByRole('listitem')).toHaveText(['clip_image001.png']);
  await lost.getByRole('button', { name: 'Close' }).click();
  await expect(lost).toHaveCount(0);
  const loom = text(page).getByRole('img', { name: 'A loom' });
  await expect(loom).toHaveAttribute('src', /\/media\/uploads\/picture-\w+\.png$/);
  await text(page).press('Control+A');
  await page.keyboard.type('Words alone.');
  await expect(told).toHaveCount(0);
});

test('a field for a picture takes no PDF, and says where an address has no picture', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await page.goto(`${desk.url}#/pdfs/create`);
  await button(page, 'Choose or upload… Cover').click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const files = dialog.getByLabel('Files to upload');
  await expect(files).toHaveAttribute('accept', 'image/*');
  await files.setInputFiles({
    name: 'doc.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 %%EOF'),
  });
  await expect(dialog.getByRole('alert')).toContainText('doc.pdf is no picture');
  await button(page, 'Cancel').click();
  const cover = page.getByRole('textbox', { name: 'Cover', exact: true });
  await expect(cover).toHaveValue('');
  await cover.fill(`${desk.url}doc.pdf`);
  await expect(page.getByText(/There is no picture at this address/)).toBeVisible();
});

test('a link leads to an address or a page, and drafts are told from pages', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item that links');
  await button(page, 'Link').click();
  const address = page.getByRole('combobox', { name: /^Address/ });
  await address.fill('nosuchwords zz');
  await expect(page.getByText(/^No page has these words/)).toBeVisible();
  await expect(button(page, 'Set link')).toBeDisabled();
  await address.fill(TITLES.draft);
  await expect(page.getByRole('option')).toHaveText([/Posts, draft$/]);
  await address.fill(TITLES.published);
  await expect(page.getByRole('option')).toHaveText([/Posts$/]);
  await page.getByRole('option').click();
  await button(page, 'Set link').click();
  await expect(text(page).getByRole('link')).toHaveAttribute('href', '/blog/published');
});

test('a part without tools has no outline of a picture without words', async ({ page, desk }) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'An item with a film');
  await page.getByLabel('HTML').check();
  await page
    .locator('textarea[spellcheck="false"]')
    .fill('<p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></p>');
  await page.getByLabel('HTML').uncheck();
  const separator = text(page).locator('img.ProseMirror-separator').first();
  await expect(separator).toHaveCSS('outline-style', 'none');
});

test('pictures are dropped and pasted into the library', async ({ page, desk }) => {
  await desk.signIn(page);
  await page.goto(`${desk.url}#/media`);
  await give(page.getByText(/^Or drop files here/), 'drop', 'warp-dropped.png');
  await expect(page.getByRole('button', { name: /warp-dropped/ })).toBeVisible();
  await give(page.locator('body'), 'paste', 'weft-that-was-pasted.png');
  await expect(page.getByRole('button', { name: /weft-that-was-pasted/ })).toBeVisible();
});

test('a link to a page that is not there is told below the text, until the page is published', async ({
  page,
  desk,
}) => {
  await desk.signIn(page);
  await newDraft(page, desk, 'A page that is linked to');
  const linked = page.url();
  await newDraft(page, desk, 'An item with a link');
  await page.getByLabel('HTML').check();
  await page
    .locator('textarea[spellcheck="false"]')
    .fill('<p><a href="/blog/a-page-that-is-linked-to">There</a></p>');
  const note = page.getByText(/^Warning: A link leads to \/blog\/a-page-that-is-linked-to/);
  await expect(note).toBeVisible();
  await button(page, 'Save draft').click();
  await expect(state(page)).toContainText(/Saved \d/);
  const address = page.url();
  await page.goto(linked);
  await expect(title(page)).toHaveValue('A page that is linked to');
  await button(page, 'Publish').click();
  await expect(state(page)).toContainText('Published');
  // The site’s answers are kept for a minute.
  await page.goto('about:blank');
  const answered = page.waitForResponse('**/desk/api/notes/posts');
  await page.goto(address);
  await answered;
  await expect(page.getByText(/^Advice: /).first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test.describe('without the policy, which blocks scripts besides', () => {
  test.use({ bypassCSP: true });

  test('an item of hostile words runs nothing: in lists, in the form, in its preview and history', async ({
    page,
    desk,
  }) => {
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const isActive = ['script', 'document', 'stylesheet'].includes(request.resourceType());
      if (isActive && request.url().includes('evil.example')) ran.push(request.url());
    });
    await desk.signIn(page);
    const vectors = hostileVectors.filter((vector) => !vector.includes('\0'));
    const id = await page.evaluate(async (texts) => {
      const call = async (path: string, init?: RequestInit) =>
        (await fetch(`/desk/api/${path}`, init)).json() as Promise<{
          csrf: string;
          data: { id: string };
        }>;
      const { csrf } = await call('session');
      const fields = {
        ...{ title: `Hostile ${texts[0]}`, slug: 'hostile', short_description: texts.join(' ') },
        content: texts.map((text) => `<p>${text}</p>`).join(''),
      };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
      const made = await call('items/posts', {
        ...{ method: 'POST', headers, body: JSON.stringify({ fields }) },
      });
      return made.data.id;
    }, vectors);
    await page.goto(`${desk.url}#/posts`);
    await expect(page.getByRole('row', { name: /Hostile/ })).toContainText('<script>');
    await page.goto(`${desk.url}#/posts/${id}`);
    await expect(title(page)).toHaveValue(/^Hostile <script>/);
    await expect(text(page)).toBeVisible();
    await page.getByLabel('HTML').check();
    await page.getByLabel('HTML').uncheck();
    await button(page, 'Preview').click();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
      'Hostile',
    );
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page.getByRole('dialog', { name: 'History' })).toContainText('Created');
    expect(ran).toEqual([]);
  });
});
