import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadBeforeNavigating, loadWholePage } from '../../../src/app/navigation/whole-page';

let page: Promise<unknown>;
beforeEach(() => {
  window.___loader = { loadPage: () => page };
});

it('loads the parts that a page’s template names by the page’s data', async () => {
  const preload = jest.fn((_data: unknown) => Promise.resolve());
  page = Promise.resolve({ component: { default: { preload } }, json: { data: { page: 1 } } });
  await loadWholePage('/services/cloud');
  expect(preload).toHaveBeenCalledWith({ page: 1 });
});

it('says so where a part cannot be loaded', async () => {
  const preload = () => Promise.reject(new Error('ChunkLoadError'));
  page = Promise.resolve({ component: { preload }, json: {} });
  await expect(loadWholePage('/services/cloud')).rejects.toThrow('ChunkLoadError');
});

it('leaves a page that cannot be loaded, or is not there, to Gatsby', async () => {
  page = Promise.reject(new Error('404'));
  await expect(loadWholePage('/lost')).resolves.toBeUndefined();
  page = Promise.resolve(undefined);
  await expect(loadWholePage('/lost')).resolves.toBeUndefined();
});

describe('a navigation', () => {
  const navigate = jest.fn<(to: string | number, options?: unknown) => void>();
  const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
  beforeEach(() => {
    navigate.mockClear();
    page = Promise.resolve({});
    window.___navigate = navigate;
    loadBeforeNavigating();
  });

  it('changes the page once the next one is there', async () => {
    let arrive: (loaded: unknown) => void = () => undefined;
    page = new Promise((resolve) => (arrive = resolve));
    window.___navigate('/contact', { state: 1 });
    await soon();
    expect(navigate).not.toHaveBeenCalled();
    arrive({});
    await soon();
    expect(navigate).toHaveBeenCalledWith('/contact', { state: 1 });
  });

  it('follows the last of several links', async () => {
    let arrive: (loaded: unknown) => void = () => undefined;
    page = new Promise((resolve) => (arrive = resolve));
    window.___navigate('/slow');
    page = Promise.resolve({});
    window.___navigate('/quick');
    await soon();
    arrive({});
    await soon();
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/quick']);
  });

  it('goes on where a page cannot be loaded', async () => {
    page = Promise.reject(new Error('404'));
    window.___navigate('/lost');
    await soon();
    expect(navigate).toHaveBeenCalledWith('/lost', undefined);
  });

  it.each<[string, string | number]>([
    ['for a step in the history', -1],
    ['on the same page', '/?page=2'],
  ])('waits for nothing %s', (_case, to) => {
    window.___navigate(to);
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
