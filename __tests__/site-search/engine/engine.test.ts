import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSearchEngine } from '../../../src/site-search/engine/engine';
import type { PagefindInstance, PagefindModule } from '../../../src/site-search/engine/pagefind';

/** The server's current release; null for a line that is down. */
let release: string | null;
let words: unknown;

const asked: string[] = [];

beforeEach(() => {
  release = 'en_1';
  words = ['ledger'];
  asked.length = 0;
  globalThis.fetch = jest.fn((address: unknown) => {
    asked.push(String(address));
    if (release === null) return Promise.reject(new TypeError('no line'));
    const body = String(address).endsWith('words.json')
      ? words
      : { languages: { en: { hash: release } } };
    return Promise.resolve(new Response(JSON.stringify(body)));
  }) as typeof fetch;
});

interface Served {
  url: string;
  kind: string;
}

/** A Pagefind whose instances see the release served when they are made, as Pagefind's do. */
function pagefind(served: () => readonly Served[]) {
  const terms: string[] = [];
  const destroyed = jest.fn<() => void>();
  const module: PagefindModule = {
    createInstance: (): PagefindInstance => {
      const own = served();
      return {
        init: () => Promise.resolve(),
        filters: () => Promise.resolve({}),
        destroy: () => Promise.resolve(destroyed()),
        search: (text, { filters }) => {
          terms.push(text);
          const kind = filters['kind'];
          const fit = own.filter((page) => kind === undefined || page.kind === kind);
          return Promise.resolve({
            results: fit.map((page) => ({
              id: page.url,
              data: () =>
                Promise.resolve({
                  url: page.url,
                  excerpt: 'An <mark>open</mark> one',
                  meta: { title: 'Title', kind: page.kind, date: undefined },
                  sub_results: [
                    { title: 'Title', url: page.url },
                    { title: 'Part', url: `${page.url}#part` },
                  ],
                }),
            })),
            unfilteredResultCount: own.length,
            totalFilters: { kind: { Blog: own.length, Unknown: 3, News: 0 } },
          });
        },
      };
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
    expect(asked).toEqual(['/pagefind/pagefind-entry.json']);
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

  it('counts all where one kind is asked for', async () => {
    const { module } = pagefind(() => two);
    const answer = await createSearchEngine(() => Promise.resolve(module)).search('open', 'Blog');
    expect([answer.total, answer.totalOfAll]).toEqual([1, 2]);
  });

  it('says that it cannot be reached, and can be asked again', async () => {
    const { module } = pagefind(() => two);
    const load = jest.fn((_attempt: number) => Promise.resolve(module));
    const engine = createSearchEngine(load);
    release = null;
    await expect(engine.search('open', null)).rejects.toThrow('no line');
    release = 'en_1';
    expect((await engine.search('open', null)).total).toBe(2);
    // A module that could not be loaded is not asked for by the same address again.
    expect(load.mock.calls).toEqual([[1]]);
  });

  it.each([
    [{ languages: {} }, 'names no index'],
    [{}, 'names no index'],
  ])('takes %j for no index', async (entry, message) => {
    globalThis.fetch = jest.fn(() =>
      Promise.resolve(new Response(JSON.stringify(entry))),
    ) as typeof fetch;
    const { module } = pagefind(() => two);
    await expect(
      createSearchEngine(() => Promise.resolve(module)).search('open', null),
    ).rejects.toThrow(message);
  });

  it('reads the next release’s index where the one it had is gone', async () => {
    let served: readonly Served[] = [];
    const { module, destroyed } = pagefind(() => served);
    const engine = createSearchEngine(() => Promise.resolve(module));
    expect((await engine.search('open', null)).total).toBe(0);
    served = two;
    release = 'en_2';
    expect((await engine.search('open', null)).total).toBe(2);
    expect(destroyed).toHaveBeenCalledTimes(1);
  });

  it('does not take a line that is down for nothing found', async () => {
    let served: readonly Served[] = [];
    const { module, destroyed } = pagefind(() => served);
    const engine = createSearchEngine(() => Promise.resolve(module));
    await engine.search('open', null);
    release = null;
    await expect(engine.search('open', null)).rejects.toThrow('no line');
    expect(destroyed).toHaveBeenCalledTimes(1);
    // A failed load is retried once back online.
    served = two;
    release = 'en_1';
    expect((await engine.search('open', null)).total).toBe(2);
  });

  it('has no words where they cannot be had, and tries again', async () => {
    const engine = createSearchEngine(() => Promise.resolve(pagefind(() => two).module));
    release = null;
    expect(await engine.words()).toEqual([]);
    release = 'en_1';
    expect(await engine.words()).toEqual(['ledger']);
    words = ['other'];
    expect(await engine.words()).toEqual(['ledger']);
  });
});
