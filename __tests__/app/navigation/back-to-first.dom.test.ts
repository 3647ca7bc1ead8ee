import { beforeEach, expect, it, jest } from '@jest/globals';
import { ROUTE_EVENT } from '../../../src/site/markup';
import { waitAtFirst } from '../../../src/app/navigation/back-to-first';

const router = jest.fn<(state: unknown) => void>();
let arrive: () => void = () => undefined;

history.replaceState(null, '', '/first');
window.___loader = {
  loadPage: () => new Promise((resolve) => (arrive = () => resolve(undefined))),
};
waitAtFirst('/first');
waitAtFirst('/second');
// Gatsby's router listens once the application has started.
addEventListener('popstate', ({ state }) => router(state));

beforeEach(() => {
  router.mockClear();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
/** A page is on show. */
const show = (path: string) => {
  history.replaceState(null, '', path);
  document.dispatchEvent(new CustomEvent(ROUTE_EVENT));
};
const back = (path: string, state: unknown) => {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
};

it('passes on steps within the first page, and to others', () => {
  show('/first');
  back('/first', 1);
  back('/other', 2);
  expect(router.mock.calls).toEqual([[1], [2]]);
});

it('is forgotten where somebody has gone on meanwhile', async () => {
  show('/other');
  back('/first', 3);
  history.replaceState(null, '', '/other');
  arrive();
  await soon();
  expect(router).not.toHaveBeenCalled();
});

it('has the router hear of it once the parts are there, and at once from then on', async () => {
  show('/other');
  back('/second', { key: 4 });
  await soon();
  expect(router).not.toHaveBeenCalled();
  arrive();
  await soon();
  expect(router.mock.calls).toEqual([[{ key: 4 }]]);
  back('/second', 5);
  expect(router).toHaveBeenLastCalledWith(5);
});
