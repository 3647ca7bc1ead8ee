import { beforeEach, expect, it, jest } from '@jest/globals';
import { loadWholePage } from '../../../src/app/navigation/whole-page';

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
