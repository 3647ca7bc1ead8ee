/** When a page fetches the chunk of a form: each test is a new page, which has none yet. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { draftKeys } from '../../src/consent/draft-keys';
import type { TypedField } from '../../src/lib/typed-field';

let idle: (() => void)[] = [];
let unmount: () => void;
const form = () => document.querySelector('form') as HTMLFormElement;
const mark = () => form().querySelector('[name="rating"]') as TypedField & HTMLInputElement;
const isTakenOver = () => !form().querySelector('[maxlength]');

/** A page with a form, as it was built; and its hydration. */
async function newPage() {
  jest.resetModules();
  const { act, createElement } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { renderToString } = await import('react-dom/server');
  const { FeedbackForm } = await import('../../src/forms/feedback-form');
  document.body.innerHTML = `<div id="page">${renderToString(createElement(FeedbackForm))}</div>`;
  return {
    async hydrate() {
      const page = document.getElementById('page') as HTMLElement;
      const root = await act(() => Promise.resolve(hydrateRoot(page, createElement(FeedbackForm))));
      unmount = () => act(() => root.unmount());
    },
    /** Does something, and has the chunk come if that asks for it. */
    async after(change: () => void) {
      await act(async () => {
        change();
        await import('../../src/forms/enhancement/enhance');
      });
    },
  };
}

beforeEach(() => {
  idle = [];
  globalThis.requestIdleCallback = (callback) => idle.push(callback as () => void);
});
afterEach(() => {
  unmount();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it.each([
  ['a pointer', () => form().dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['the focus', () => form().querySelector('textarea')?.focus()],
])('waits for %s in the form, and has its own messages from hydration on', async (_of, touch) => {
  const { hydrate, after } = await newPage();
  await hydrate();
  await after(() => undefined);
  expect(idle).toEqual([]);
  expect(form().noValidate).toBe(true);
  expect(isTakenOver()).toBe(false);
  await after(touch);
  expect(isTakenOver()).toBe(true);
});

it('leaves the field that the visitor is in to the visitor when a draft is put back, and fills it in when it is left empty', async () => {
  sessionStorage.setItem(draftKeys.feedback.key, '{"values":{"name":"Ann","message":"Six files"}}');
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  const { hydrate, after } = await newPage();
  await hydrate();
  await after(() => field('name').focus());
  expect([field('name').value, field('message').value]).toEqual(['', 'Six files']);
  await after(() => window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem(draftKeys.feedback.key)).toContain('Ann');
  await after(() => field('message').focus());
  expect(field('name').value).toBe('Ann');
});

it('fills nothing into a field that was typed in', async () => {
  sessionStorage.setItem(draftKeys.feedback.key, '{"values":{"name":"Ann","message":"Six files"}}');
  const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement & TypedField;
  const { hydrate, after } = await newPage();
  await hydrate();
  field('message').typedAt = 1;
  await after(() => field('name').focus());
  field('name').value = 'Bea';
  field('name').dispatchEvent(new Event('input', { bubbles: true }));
  await after(() => field('message').focus());
  expect([field('name').value, field('message').value]).toEqual(['Bea', '']);
});

it.each([
  ['a draft is kept', () => sessionStorage.setItem(draftKeys.feedback.key, '{"values":{}}')],
  ['something was entered before hydration, without the focus', () => (mark().typedAt = 1)],
])('waits for idle time alone where %s', async (_what, begin) => {
  const { hydrate, after } = await newPage();
  begin();
  await hydrate();
  expect(idle).toHaveLength(1);
  await after(() => undefined);
  expect(isTakenOver()).toBe(false);
  await after(() => idle[0]?.());
  expect(isTakenOver()).toBe(true);
});
