import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSearchEngine } from '../../../src/site-search/engine/engine';
import type { PagefindModule } from '../../../src/site-search/engine/pagefind';

/** The version of the index on the server; null while offline. */
let version: unknown;
let words: unknown;

const asked: string[] = [];

beforeEach(() => {
  version = 'v1';
  words = ['ledger'];
  asked.length = 0;
  globalThis.fetch = jest.fn((address: unknown) => {
    asked.push(String(address));
    if (version === null) return Promise.reject(new TypeError('offline'));
    const body = String(address).endsWith('words.json') ? words : version;
    return Promise.resolve(new Response(JSON.stringify(body)));
  }) as typeof fetch;
});

interface Served {
  url: string;
  kind: string;
  name?: string;
}

/** A Pagefind that keeps the index served when it was initialized, until it is destroyed, as Pagefind does. */
function pagefind(served: () => readonly Served[]) {
  const terms: string[] = [];
  const destroyed = jest.fn<() => void>();
  let own: readonly Served[] | undefined;
  const module: PagefindModule = {
    options: () => Promise.resolve(),
    init: () => {
      own ??= served();
      return Promise.resolve();
    },
    filters: () => Promise.resolve({}),
    destroy: async () => {
      // The worker has to answer first.
      await new Promise(setImmediate);
      own = undefined;
      destroyed();
    },
    search: (text, { filters }) => {
      terms.push(text);
      const all = own ?? [];
      const kind = filters['kind'];
      const fit = all.filter((page) => kind === undefined || page.kind === kind);
      return Promise.resolve({
        results: fit.map((page) => ({
          id: page.url,
          data: () =>
            Promise.resolve({
              url: page.url,
              excerpt: 'An <mark>open</mark> one',
              meta: { title: 'Title', kind: page.kind, name: page.name, date: undefined },
              sub_results: [
                { title: 'Title', url: page.url },
                { title: 'Part', url: `${page.url}#part` },
              ],
            }),
        })),
        unfilteredResultCount: all.length,
        totalFilters: { kind: { Blog: all.length, Unknown: 3, News: 0 } },
      });
    },
  };
  return { module, terms, destroyed };
}

const two = [
  { url: '/blog/a', kind: 'Blog' },
  { url: '/blog/b', kind: 'Other' },
];

describe('the search engine', () => {
  it('loads nothing before it is asked, and its index once', async () => {
    const { module, terms } = pagefind(() => two);
    const load = jest.fn(() => Promise.resolve(module));
    const engine = createSearchEngine(load);
    expect(load).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    await engine.search('the ledger', null);
    await engine.search('loom', null);
    expect(load).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['/pagefind/version.json']);
    expect(terms).toEqual(['ledger', 'loom']);
  });

  it('answers with counts of the kinds that there are, and with hits as they are wanted', async () => {
    const { module } = pagefind(() => two);
    const answer = await createSearchEngine(() => Promise.resolve(module)).search('open', null);
    expect([answer.total, answer.totalOfAll, [...answer.counts]]).toEqual([2, 2, [['Blog', 2]]]);
    expect(await answer.hits(0, 1)).toEqual([
      {
        url: '/blog/a',
        title: 'Title',
        kind: 'Blog',
        date: null,
        excerpt: 'An <mark>open</mark> one',
        parts: [{ title: 'Part', url: '/blog/a#part' }],
      },
    ]);
    const [other] = await answer.hits(1, 5);
    expect(other?.kind).toBeNull();
  });

  it('shows the name of what has its kind for a title in the index', async () => {
    const job = { url: '/careers/a', kind: 'Job', name: 'Engineer, C\uFE62\uFE62' };
    const { module } = pagefind(() => [job]);
    const answer = await createSearchEngine(() => Promise.resolve(module)).search('open', null);
    expect(await answer.hits(0, 1)).toMatchObject([{ title: 'Engineer, C++', kind: 'Job' }]);
  });

  it('counts all where one kind is asked for', async () => {
    const { module } = pagefind(() => two);
    const answer = await createSearchEngine(() => Promise.resolve(module)).search('open', 'Blog');
    expect([answer.total, answer.totalOfAll]).toEqual([1, 2]);
  });

  it('says that it cannot be reached, and can be asked again', async () => {
    const { module } = pagefind(() => two);
    const load = jest.fn((_attempt: number) => Promise.resolve(module));
    const engine = createSearchEngine(load);
    version = null;
    await expect(engine.search('open', null)).rejects.toThrow('offline');
    version = 'v1';
    expect((await engine.search('open', null)).total).toBe(2);
    // A module that could not be loaded is not asked for by the same address again.
    expect(load.mock.calls).toEqual([[1]]);
  });

  it.each([{}, 7])('takes %j for no index', async (entry) => {
    version = entry;
    const { module } = pagefind(() => two);
    await expect(
      createSearchEngine(() => Promise.resolve(module)).search('open', null),
    ).rejects.toThrow('is not a version');
  });

  it('reads the next release’s index where the one it had is gone', async () => {
    let served: readonly Served[] = [];
    const { module, destroyed } = pagefind(() => served);
    const engine = createSearchEngine(() => Promise.resolve(module));
    expect((await engine.search('open', null)).total).toBe(0);
    served = two;
    version = 'v2';
    expect((await engine.search('open', null)).total).toBe(2);
    expect(destroyed).toHaveBeenCalledTimes(1);
  });

  it('does not report nothing found while offline', async () => {
    let served: readonly Served[] = [];
    const { module, destroyed } = pagefind(() => served);
    const engine = createSearchEngine(() => Promise.resolve(module));
    await engine.search('open', null);
    version = null;
    await expect(engine.search('open', null)).rejects.toThrow('offline');
    // A failed load is retried once back online.
    served = two;
    version = 'v1';
    expect((await engine.search('open', null)).total).toBe(2);
    expect(destroyed).toHaveBeenCalledTimes(1);
  });

  it('has no words where they cannot be had, and tries again', async () => {
    const engine = createSearchEngine(() => Promise.resolve(pagefind(() => two).module));
    version = null;
    expect(await engine.words()).toEqual([]);
    version = 'v1';
    expect(await engine.words()).toEqual(['ledger']);
    words = ['other'];
    expect(await engine.words()).toEqual(['ledger']);
  });
});
