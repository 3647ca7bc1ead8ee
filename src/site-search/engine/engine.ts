/** Asks the site's own index. The browser reads it: search terms are sent nowhere, and stored nowhere. */
import { isSearchKind, type SearchKind } from '../search-kinds';
import { SEARCH_WORDS_PATH } from '../search-words';
import {
  INDEX_PATH,
  loadPagefind,
  type PagefindInstance,
  type PagefindResponse,
  type PagefindResult,
} from './pagefind';
import { beyondTitle } from './excerpt';
import { termsOf } from './terms';

export interface Hit {
  readonly url: string;
  readonly title: string;
  readonly kind: SearchKind | null;
  /** ISO 8601 */
  readonly date: string | null;
  /** See `excerptParts`. */
  readonly excerpt: string;
  /** Only in a preview: the site has no such page yet. */
  readonly isUnbuilt?: boolean;
  /** Headings beneath which it was found. */
  readonly parts: readonly { readonly title: string; readonly url: string }[];
}

/** Texts of the hits in which the words of a query can be seen. */
export function textsOf(hits: readonly Hit[]): string[] {
  return hits.flatMap(({ title, excerpt }) => [title, excerpt]);
}

export interface Answer {
  /** Of the kind that was asked for. */
  readonly total: number;
  /** Of all kinds. */
  readonly totalOfAll: number;
  readonly counts: ReadonlyMap<SearchKind, number>;
  /** The hits from one number to another. @throws {Error} where they cannot be loaded */
  readonly hits: (from: number, to: number) => Promise<readonly Hit[]>;
}

export interface SearchEngine {
  /** @throws {Error} where the index cannot be reached; asking again tries again */
  readonly search: (query: string, kind: SearchKind | null) => Promise<Answer>;
  /** The words that pages use, the commonest first; none where they cannot be had. */
  readonly words: () => Promise<readonly string[]>;
}

/** Words in an excerpt. */
const EXCERPT_LENGTH = 30;
const MOST_PARTS = 2;
const ENTRY = `${INDEX_PATH}pagefind-entry.json`;

/**
 * The name of this very release's index. A separate request: Pagefind itself takes a missing index for an empty one.
 */
async function readRelease(): Promise<string> {
  const response = await fetch(ENTRY, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${ENTRY}: status ${response.status}`);
  const { languages } = (await response.json()) as {
    languages?: Record<string, { hash?: string } | undefined>;
  };
  const hash = languages?.['en']?.hash;
  if (!hash) throw new Error(`${ENTRY} names no index.`);
  return hash;
}

async function hitOf(result: PagefindResult): Promise<Hit> {
  const { url, excerpt, meta, sub_results: parts } = await result.data();
  const kind = meta['kind'] ?? '';
  const title = meta['title'] ?? url;
  return {
    url,
    title,
    kind: isSearchKind(kind) ? kind : null,
    date: meta['date'] ?? null,
    excerpt: beyondTitle(excerpt, title),
    parts: parts
      .filter((part) => part.url !== url && part.url.includes('#') && part.title !== meta['title'])
      .slice(0, MOST_PARTS)
      .map((part) => ({ title: part.title, url: part.url })),
  };
}

function answerOf(
  { results, unfilteredResultCount, totalFilters }: PagefindResponse,
  isFiltered: boolean,
): Answer {
  const counts = Object.entries(totalFilters['kind'] ?? {}).filter(
    (entry): entry is [SearchKind, number] => isSearchKind(entry[0]) && entry[1] > 0,
  );
  return {
    total: results.length,
    // The index counts separated words of a quotation itself.
    totalOfAll: isFiltered ? unfilteredResultCount : results.length,
    counts: new Map(counts),
    hits: (from, to) => Promise.all(results.slice(from, to).map(hitOf)),
  };
}

interface Opened {
  readonly release: string;
  readonly instance: PagefindInstance;
}

/** @param load for tests, which have no bundle to load it from */
export function createSearchEngine(load = loadPagefind): SearchEngine {
  let opened: Promise<Opened> | undefined;
  let attempts = 0;
  let words: Promise<readonly string[]> | undefined;

  async function open(): Promise<Opened> {
    const release = await readRelease();
    const { createInstance } = await load(attempts);
    const instance = createInstance({
      basePath: INDEX_PATH,
      excerptLength: EXCERPT_LENGTH,
      metaCacheTag: release,
    });
    await instance.init();
    await instance.filters();
    return { release, instance };
  }

  function close(): void {
    opened?.then(({ instance }) => instance.destroy()).catch(() => undefined);
    opened = undefined;
  }

  function reopen(): Promise<Opened> {
    close();
    opened = open().catch((error: unknown) => {
      opened = undefined;
      attempts += 1;
      throw error;
    });
    return opened;
  }

  async function search(query: string, kind: SearchKind | null): Promise<Answer> {
    const ask = async ({ instance }: Opened) =>
      answerOf(
        await instance.search(termsOf(query), { filters: kind === null ? {} : { kind } }),
        kind !== null,
      );
    const at = await (opened ?? reopen());
    const answer = await ask(at).catch(() => null);
    if (answer && answer.totalOfAll > 0) return answer;
    // Missing parts of the index count as empty: a new release removed them, or the browser went offline.
    const release = await readRelease().catch((error: unknown) => {
      // Pagefind would not retry a failed load.
      close();
      throw error;
    });
    if (answer && release === at.release) return answer;
    return ask(await reopen());
  }

  async function readWords(): Promise<readonly string[]> {
    const list: unknown = await (await fetch(SEARCH_WORDS_PATH)).json();
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
  }

  return {
    search,
    words: () => {
      words ??= readWords().catch(() => {
        words = undefined;
        return [];
      });
      return words;
    },
  };
}

let shared: SearchEngine | undefined;

/** The one of this page; made when it is first asked for. */
export function searchEngine(): SearchEngine {
  shared ??= createSearchEngine();
  return shared;
}
