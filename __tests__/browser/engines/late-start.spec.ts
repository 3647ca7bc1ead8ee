/**
 * Nothing that a visitor did before the application was there is lost when it comes: where React hydrates the page, and
 * where it draws it anew, since a translation or an extension has changed it.
 */
import { randomUUID } from 'node:crypto';
import { HONEYPOT_NAME } from '@corporate-website/contract/write-facts';
import { AT_LENGTH } from '../../support/browser-test';
import { expect, test } from '../../support/engines/engine-test';
import {
  disturb,
  forget,
  hold,
  hurry,
  loseChunk,
  mainText,
  release,
  send,
  takeAway,
  usedState,
  useAll,
  wait,
} from '../../support/engines/early-use';
import type { Visitor } from '../../support/engines/visitor';
import { HUMAN_MS } from '../../support/form-desk';

// React says so where it draws a page anew, and Gatsby where a chunk is missing, or data whose page was left meanwhile;
// the answer to a plain form has no icon.
test.use({ provoked: [/#418|#423|#425|ChunkLoadError|page resources for|couldn't load|favicon/] });

const FORM = 'form[aria-labelledby="form-heading"]';

/** They share what they do, which `/contact` shows; `forms` has an early letter in every engine, `finding` a list. */
const { tag: LATER } = AT_LENGTH;

const forms = [
  { path: '/contact', kind: 'contact', form: FORM, tag: [] },
  { path: '/services/insurtech', kind: 'insurtech', form: FORM, tag: LATER },
  { path: '/feedback', kind: 'feedback', form: FORM, tag: LATER },
  { path: '/resources/awards', kind: 'subscriber', form: 'form[data-newsletter]', tag: LATER },
];

const pages: readonly { path: string; tag: string | string[] }[] = [
  ...forms,
  { path: '/resources/blogs', tag: LATER },
  { path: '/resources/press-release', tag: LATER },
  { path: '/search', tag: LATER },
  // A choice, a calculator and a questionnaire.
  { path: '/', tag: LATER },
  { path: '/services/cloud/cloud-cost-optimization-services', tag: LATER },
  { path: '/services/salesforce/free-salesforce-audit', tag: LATER },
];

/** More than a page with a form loads. A document that was posted plainly no longer knows how many there were. */
const MOST_CHUNKS = 6;

/** Of the enquiry's context, not of its form: the page that it comes from. */
const CONTEXT = 'source_path';

const nothing = () => undefined;
const newWord = () => `early-${randomUUID().slice(0, 8)}`;

/** Opens a page whose application sleeps, as a new visitor, and lets time pass: whoever is too fast is taken for a robot. */
async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto(path);
  await visitor.evaluate(forget, null);
  await visitor.evaluate((milliseconds) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + milliseconds;
  }, HUMAN_MS);
  const state = await visitor.evaluate(() => document.documentElement.dataset['application'], null);
  expect(state ?? 'asleep').toBe('asleep');
}

for (const { path, tag } of pages) {
  test(
    `${path}: all that was used early stays as it was, and is heard of`,
    { tag },
    async ({ visitor }) => {
      const word = newWord();
      await open(visitor, path);
      await visitor.wake();
      await visitor.evaluate(useAll, word);
      let text = '';
      // As soon as nothing changes any more.
      await expect
        .poll(
          async () => {
            const before = text;
            text = (await visitor.evaluate(mainText, null)) ?? '';
            return text === before;
          },
          { intervals: [1000] },
        )
        .toBe(true);
      for (const change of [nothing, disturb]) {
        await open(visitor, path);
        await visitor.evaluate(change, null);
        await visitor.evaluate(useAll, word);
        const before = await visitor.evaluate(usedState, null);
        await visitor.ready();
        expect(await visitor.evaluate(usedState, null)).toEqual(before);
        await visitor.soon(mainText, null).toBe(text);
      }
    },
  );
}

for (const { path, kind, form, tag } of forms) {
  test(
    `${path}: what is sent early is stored once, with all its fields, by the application or without it`,
    { tag },
    async ({ visitor, rows }) => {
      /** Expects one row of an early use, with its fields. */
      async function expectOne(word: string, fields: Record<string, string>): Promise<void> {
        const stored = (await rows(kind)).filter(
          (row) => row['business_email'] === `${word}@example.com`,
        );
        expect(stored).toHaveLength(1);
        const [row = {}] = stored;
        const { [HONEYPOT_NAME]: _trap, [CONTEXT]: _context, ...sent } = fields;
        const names = Object.keys(sent).filter((name) => name in row);
        expect(names.length).toBeGreaterThan(0);
        expect(Object.fromEntries(names.map((name) => [name, String(row[name])]))).toEqual(
          Object.fromEntries(names.map((name) => [name, sent[name]])),
        );
      }
      for (const change of [nothing, disturb]) {
        const word = newWord();
        await open(visitor, path);
        await visitor.evaluate(wait, null);
        await visitor.evaluate(change, null);
        await visitor.evaluate(hold, null);
        await visitor.evaluate(useAll, word);
        const fields = await visitor.evaluate(send, form);
        await visitor.evaluate(release, null);
        await visitor.sees(
          kind === 'subscriber'
            ? { css: '[data-notifications] [data-id]', text: 'Subscribed Successfully.' }
            : '[data-confirmation]',
        );
        await expectOne(word, fields);
      }
      const word = newWord();
      await open(visitor, path);
      await visitor.evaluate(disturb, null);
      await visitor.evaluate(takeAway, null);
      await visitor.evaluate(hurry, null);
      await visitor.evaluate(useAll, word);
      const fields = await visitor.evaluate(send, form);
      await visitor.sees('h1 ~ [role="status"], main [role="status"]');
      await visitor.soon(() => document.title, null).toMatch(/Thank you|Not sent yet/);
      await expectOne(word, fields);
    },
  );
}

test(
  'whichever chunk of the application is lost, a form that is sent early is stored once, or the visitor is told and keeps the text',
  AT_LENGTH,
  async ({ visitor, rows }) => {
    // A visit for each.
    test.setTimeout(300_000);
    const path = '/contact';
    for (let lost = 1; lost <= MOST_CHUNKS; lost += 1) {
      const word = newWord();
      await open(visitor, path);
      await visitor.evaluate(hurry, null);
      await visitor.evaluate(loseChunk, lost);
      await visitor.evaluate(useAll, word);
      await visitor.evaluate(send, FORM);
      const outcome = () =>
        visitor.evaluate((form) => {
          const said = document.querySelector(`${form} [role="status"]`)?.textContent;
          if (document.querySelector('[data-confirmation]')) return 'stored';
          if (!document.querySelector(form))
            return /Thank you/.test(document.title) ? 'stored' : '';
          return said && !document.querySelector(`${form}[aria-busy]`) ? 'told' : '';
        }, FORM);
      await expect.poll(() => outcome().catch(() => '')).toMatch(/stored|told/);
      const stored = (await rows('contact')).filter((row) => row['name'] === `${word} as name`);
      if ((await outcome()) === 'stored') expect(stored).toHaveLength(1);
      else {
        expect(stored).toEqual([]);
        const { entries } = await visitor.evaluate(usedState, null);
        expect(entries).toContain(`textarea message ${word} as message `);
      }
      const asked = await visitor.evaluate(() => document.documentElement.dataset['chunks'], null);
      // The last one was lost before.
      if (lost > Number(asked ?? lost)) break;
    }
  },
);

test('offline and without the application, a visitor who sends is told, and keeps the text', async ({
  visitor,
}) => {
  const word = newWord();
  await open(visitor, '/contact');
  await visitor.evaluate(takeAway, null);
  await visitor.evaluate(hurry, null);
  await visitor.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  }, null);
  await visitor.evaluate(useAll, word);
  const { entries } = await visitor.evaluate(usedState, null);
  await visitor.evaluate(send, FORM);
  await visitor
    .soon(
      (form) =>
        document.querySelector<HTMLButtonElement>(`${form} [type="submit"]`)?.validationMessage,
      FORM,
    )
    .toMatch(/offline/);
  expect((await visitor.evaluate(usedState, null)).entries).toEqual(entries);
});

test('Back and Forward find all that was entered, before the application, and what a form keeps after it', async ({
  visitor,
}) => {
  await visitor.goto('/contact');
  await visitor.evaluate(hold, null);
  await visitor.evaluate(useAll, newWord());
  const entries = async () =>
    (await visitor.evaluate(usedState, null).catch(() => null))?.entries ?? [];
  const entered = await entries();
  await visitor.evaluate(() => location.assign('/resources/awards'), null);
  await visitor.arrives('/resources/awards', 'Awards');
  await visitor.go(-1);
  await visitor.sees(FORM);
  await expect.poll(entries).toEqual(entered);
  // In an engine that has kept the page whole, its scripts are still on their way.
  await visitor.evaluate(() => (window as unknown as { release?: () => void }).release?.(), null);
  await visitor.wake();
  await expect.poll(entries).toEqual(entered);
  await visitor.go(1);
  await visitor.arrives('/resources/awards', 'Awards');
  await visitor.go(-1);
  await visitor.sees(FORM);
  await visitor.wake();
  // All but the letter's.
  await expect.poll(entries).toEqual(expect.arrayContaining(entered.slice(0, -2)));
});

test('an open menu stays open, with the focus in it and the rest of the page inert', async ({
  visitor,
}) => {
  const menu = () => ({
    open: document.querySelectorAll('[data-mobile-menu][open]').length,
    expanded: [...document.querySelectorAll('[data-menu-button][aria-expanded="true"]')].map(
      ({ textContent }) => textContent,
    ),
    inert: [...document.querySelectorAll('[inert]')].map(({ localName }) => localName),
    focus: document.activeElement?.localName,
  });
  await visitor.resize(360, 740);
  await open(visitor, '/services/cloud');
  await visitor.evaluate(disturb, null);
  await visitor.press('[data-mobile-menu] > summary');
  await visitor
    .soon(menu, null)
    .toMatchObject({ open: 1, inert: expect.arrayContaining(['main', 'footer']) });
  const before = await visitor.evaluate(menu, null);
  await visitor.ready();
  await visitor.soon(menu, null).toEqual(before);
  await visitor.key('Escape');
  await visitor.soon(menu, null).toMatchObject({ open: 0, inert: [] });
});

test('an open panel of the wide menu stays open, with the focus in it @desk', async ({
  visitor,
}) => {
  await open(visitor, '/services/cloud');
  await visitor.evaluate(disturb, null);
  await visitor.press({ css: '[data-menu-button]', text: 'Resources' });
  const panel = () => {
    const button = document.querySelector('[data-menu-button][aria-expanded="true"]');
    return [button?.textContent, button?.parentElement?.contains(document.activeElement)];
  };
  await visitor.key('Tab');
  await visitor.ready();
  await visitor.soon(panel, null).toEqual(['Resources', true]);
});
