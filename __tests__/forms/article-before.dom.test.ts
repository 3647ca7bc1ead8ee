import { expect, it, jest } from '@jest/globals';
import { setVisitMemory } from '../../src/consent/visit-memory';
import { articleBefore, titleOfArticle } from '../../src/forms/article-before';

const cameFrom = (referrer: string) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
};
/** Has the browser say which document was loaded. */
const loaded = (path: string) => {
  const entry = { name: location.origin + path } as PerformanceEntry;
  performance.getEntriesByType = () => [entry];
};
const { signal } = new AbortController();
const answers = (body: unknown, ok = true) => {
  const fetched = jest.fn((..._asked: unknown[]) =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response),
  );
  globalThis.fetch = fetched as typeof fetch;
  return fetched;
};

it('knows the page before from the browser where the form was loaded, else from the application', () => {
  setVisitMemory({ trackedPath: '/case-study/y' });
  cameFrom(`${location.origin}/blog/x/?q=1`);
  loaded('/contact');
  expect(articleBefore()).toBe('/case-study/y');
  loaded(location.pathname);
  expect(articleBefore()).toBe('/blog/x');
  cameFrom('https://other.example/blog/x');
  expect(articleBefore()).toBeNull();
  cameFrom('');
  expect(articleBefore()).toBeNull();
});

it.each([
  ['/blog/x', { blogPost: { title: 'A post' } }, 'A post'],
  ['/case-study/y', { caseStudy: { title: 'A study' } }, 'A study'],
  ['/blog/x', { blogPost: null }, null],
])('reads the title of the article at %s', async (path, data, title) => {
  const fetched = answers({ result: { data } });
  expect(await titleOfArticle(path, signal)).toBe(title);
  expect(fetched).toHaveBeenCalledWith(`/page-data${path}/page-data.json`, { signal });
});

it('asks for no other page, and takes one that is not there for none', async () => {
  const fetched = answers({}, false);
  expect(await titleOfArticle('/services/cloud', signal)).toBeNull();
  expect(await titleOfArticle(null, signal)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  expect(await titleOfArticle('/blog/x', signal)).toBeNull();
});
