import { beforeEach, expect, it, jest } from '@jest/globals';
import { waitAtFirst } from '../../../src/app/navigation/back-to-first';

const router = jest.fn<(state: unknown) => void>();
let hasLeft = true;
let arrive: () => void = () => undefined;

// Gatsby's router is there before the application starts.
addEventListener('popstate', ({ state }) => router(state));
history.replaceState(null, '', '/first');
window.___loader = {
  loadPage: () => new Promise((resolve) => (arrive = () => resolve(undefined))),
};
waitAtFirst('/first', () => hasLeft);
waitAtFirst('/second', () => true);

beforeEach(() => {
  router.mockClear();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
const back = (path: string, state: unknown) => {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
};

it('passes on steps within the first page, and to others', () => {
  hasLeft = false;
  back('/first', 1);
  hasLeft = true;
  back('/other', 2);
  expect(router.mock.calls).toEqual([[1], [2]]);
});

it('is forgotten where somebody has gone on meanwhile', async () => {
  back('/first', 3);
  history.replaceState(null, '', '/other');
  expect(router).not.toHaveBeenCalled();
  arrive();
  await soon();
  expect(router).not.toHaveBeenCalled();
});

it('has the router hear of it once the parts are there, and at once from then on', async () => {
  back('/second', { key: 4 });
  await soon();
  expect(router).not.toHaveBeenCalled();
  arrive();
  await soon();
  expect(router.mock.calls).toEqual([[{ key: 4 }]]);
  back('/second', 5);
  expect(router).toHaveBeenLastCalledWith(5);
});
