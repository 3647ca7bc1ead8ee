import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startApplication } from '../../../src/shell/early/application';
import { PAUSE_MS, startPause } from '../../../src/shell/early/pause';
import { afterPaint } from '../../../src/hydration/after-paint';
import { applicationState } from '../../../src/hydration/application';
import { rootState } from '../../../src/site/markup';
import { draftKeys } from '../../../src/consent/draft-keys';
import { setVisitMemory } from '../../../src/consent/visit-memory';

declare global {
  interface Window {
    pagePath?: string;
    ___webpackCompilationHash?: string;
  }
}

const FORM = '<main><form method="post"></form></main>';

function page(body = '', path = '/a &quot;b&quot;'): void {
  document.body.innerHTML = `${body}<template id="application" data-path="${path}">
    <script>window.___webpackCompilationHash="0f";</script>
    <script src="/polyfill-1.js" nomodule></script>
    <script src="/webpack-runtime-1.js"></script><script src="/app-1.js"></script>
  </template>`;
}

const painted = () => new Promise<void>(afterPaint);
const awake = () => [...document.body.querySelectorAll('script')].map(({ src }) => src);
const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);
/** Tells that the script which came last has run. */
const ran = () =>
  [...document.body.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event('load'));
const [RUNTIME, APP] = ['http://localhost/webpack-runtime-1.js', 'http://localhost/app-1.js'];

beforeEach(() => {
  history.replaceState(null, '', '/services/cloud');
  delete rootState().application;
  setVisitMemory({ trackedPath: null });
  sessionStorage.clear();
  delete window.pagePath;
  for (const link of document.head.querySelectorAll('link')) link.remove();
});
afterEach(async () => {
  // Ends the listening of the test.
  dispatchEvent(new Event('keydown'));
  await painted();
});

it('stays asleep until something is done', () => {
  page();
  startApplication();
  dispatchEvent(new Event('scroll'));
  expect([awake(), applicationState(), window.pagePath]).toEqual([[], null, undefined]);
});

it.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'])(
  'wakes at %s, once, after that was answered, with what its scripts ask for',
  async (sign) => {
    page('<a href="/">Home</a>');
    startApplication();
    const link = document.querySelector('a');
    link?.dispatchEvent(new Event(sign, { bubbles: true }));
    link?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect([awake(), applicationState()]).toEqual([[], 'asked']);
    await painted();
    expect(fetched()).toEqual([RUNTIME, APP]);
    expect(awake()).toEqual([RUNTIME]);
    ran();
    expect(awake()).toEqual([RUNTIME, APP]);
    expect(window.pagePath).toBe('/a "b"');
    expect(window.___webpackCompilationHash).toBe('0f');
    expect(applicationState()).toBe('asked');
  },
);

it('begins no script between two letters', async () => {
  page('<input>');
  startPause();
  startApplication();
  const letter = () => document.querySelector('input')?.dispatchEvent(new Event('input'));
  const rest = (share: number) => new Promise((resolve) => setTimeout(resolve, share * PAUSE_MS));
  letter();
  await rest(0.6);
  letter();
  await rest(0.6);
  expect([fetched(), awake()]).toEqual([[RUNTIME, APP], []]);
  await rest(0.6);
  expect(awake()).toEqual([RUNTIME]);
  letter();
  ran();
  expect(awake()).toEqual([RUNTIME]);
  await rest(1.2);
  expect(awake()).toEqual([RUNTIME, APP]);
});

const needs: [string, () => void, string][] = [
  ['a query that changes what is shown', () => history.replaceState(null, '', '/x?title=a'), ''],
  [
    'a draft, where there is a form',
    () => sessionStorage.setItem(draftKeys.contact.key, '{}'),
    FORM,
  ],
  [
    'the page that a form was gone to from',
    () => setVisitMemory({ trackedPath: '/services/cloud' }),
    FORM,
  ],
];

it.each(needs)('comes at once for %s', (_name, need, body) => {
  page(body);
  need();
  startApplication();
  expect([fetched(), awake()]).toEqual([[RUNTIME, APP], [RUNTIME]]);
  ran();
  expect(awake()).toHaveLength(2);
  expect(applicationState()).toBe('at-once');
});

it.each(['/404.html', '/404/', '/404'])('comes at once where nothing was found: %s', (path) => {
  page('', path);
  startApplication();
  expect(applicationState()).toBe('at-once');
});

it('waits on a page that is called so', () => {
  page('', '/blog/404');
  startApplication();
  expect(applicationState()).toBeNull();
});

it.each(['', '?utm_source=letter'])(
  'waits on a page with a form that knows nothing yet%s',
  (query) => {
    history.replaceState(null, '', `/contact${query}`);
    page(FORM);
    startApplication();
    expect(awake()).toEqual([]);
  },
);
