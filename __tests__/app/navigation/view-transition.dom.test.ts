import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ROUTE_EVENT } from '../../../src/site/markup';
import { onInitialClientRender } from '../../../src/app/navigation/view-transition';

const navigate = jest.fn<(to: string | number, options?: unknown) => void>();
const transitions: Promise<void>[] = [];
let reduced = false;
/** By path: when a page's code and data are there. */
let loading = new Map<string, Promise<void>>();

function startViewTransition(update: () => Promise<void>) {
  const finished = Promise.resolve().then(update);
  transitions.push(finished);
  return { ready: finished, finished, updateCallbackDone: finished };
}

beforeEach(() => {
  navigate.mockClear();
  transitions.length = 0;
  loading = new Map();
  reduced = false;
  window.___navigate = navigate;
  window.___loader = { loadPage: (path) => loading.get(path) ?? Promise.resolve() };
  window.matchMedia = (query: string) =>
    ({ matches: query.includes('reduce') && reduced }) as MediaQueryList;
  Object.assign(document, { startViewTransition });
  onInitialClientRender({} as never, { plugins: [] });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

it('changes the page inside a transition, which ends with the new page in place', async () => {
  window.___navigate('/contact', { state: 1 });
  await soon();
  expect(transitions).toHaveLength(1);
  expect(navigate).toHaveBeenCalledWith('/contact', { state: 1 });
  let ended = false;
  void transitions[0]?.then(() => (ended = true));
  await soon();
  expect(ended).toBe(false);
  document.dispatchEvent(new CustomEvent(ROUTE_EVENT));
  await soon();
  expect(ended).toBe(true);
});

it('follows the last of several links', async () => {
  let arrive: () => void = () => undefined;
  loading.set('/slow', new Promise((resolve) => (arrive = resolve)));
  window.___navigate('/slow');
  window.___navigate('/quick');
  await soon();
  arrive();
  await soon();
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/quick']);
});

it('goes on where a page cannot be loaded', async () => {
  loading.set('/lost', Promise.reject(new Error('404')));
  window.___navigate('/lost');
  await soon();
  expect(navigate).toHaveBeenCalledWith('/lost', undefined);
});

const cases: [string, () => void, string | number][] = [
  ['where motion is unwelcome', () => void (reduced = true), '/contact'],
  [
    'in browsers without',
    () => Reflect.deleteProperty(document, 'startViewTransition'),
    '/contact',
  ],
  ['for a step in the history', () => undefined, -1],
  ['on the same page', () => undefined, '/?page=2'],
];
it.each(cases)('changes without a transition %s', async (_case, prepare, to) => {
  prepare();
  window.___navigate(to);
  await soon();
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(transitions).toHaveLength(0);
});
