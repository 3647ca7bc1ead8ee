/** Asks the site's own index. The browser reads it: search terms are sent nowhere, and stored nowhere. */
import { isSearchKind, type SearchKind } from '../search-kinds';
import { withPlainSigns, withWordSigns } from '../indexed-text';
import { INDEX_VERSION_PATH, SEARCH_WORDS_PATH } from '../index-files';
import {
  loadPagefind,
  RANKING,
  type PagefindModule,
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

/** The version of the index that is served now. Pagefind does not tell a missing part of it from an empty one. */
async function readVersion(): Promise<string> {
  const response = await fetch(INDEX_VERSION_PATH, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${INDEX_VERSION_PATH}: status ${response.status}`);
  const version: unknown = await response.json();
  if (typeof version !== 'string') throw new Error(`${INDEX_VERSION_PATH} is not a version.`);
  return version;
}

async function hitOf(result: PagefindResult): Promise<Hit> {
  const { url, excerpt, meta, sub_results: parts } = await result.data();
  const kind = meta['kind'] ?? '';
  const named = meta['name'] ?? meta['title'];
  const title = withPlainSigns(named ?? url);
  return {
    url,
    title,
    kind: isSearchKind(kind) ? kind : null,
    date: meta['date'] ?? null,
    excerpt: beyondTitle(withPlainSigns(excerpt), title),
    parts: parts
      .filter((part) => part.url !== url && part.url.includes('#') && part.title !== named)
      .slice(0, MOST_PARTS)
      .map((part) => ({ title: withPlainSigns(part.title), url: part.url })),
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
  readonly version: string;
  readonly pagefind: PagefindModule;
}

/** @param load for tests, which have no bundle to load it from */
export function createSearchEngine(load = loadPagefind): SearchEngine {
  let opened: Promise<Opened> | undefined;
  let closed: Promise<void> | undefined;
  let attempts = 0;
  let words: Promise<readonly string[]> | undefined;

  async function open(): Promise<Opened> {
    await closed;
    const version = await readVersion();
    const pagefind = await load(attempts);
    await pagefind.options({
      excerptLength: EXCERPT_LENGTH,
      metaCacheTag: version,
      ranking: RANKING,
    });
    await pagefind.init();
    await pagefind.filters();
    return { version, pagefind };
  }

  function close(): void {
    if (!opened) return;
    closed = opened.then(({ pagefind }) => pagefind.destroy()).catch(() => undefined);
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
    const ask = async ({ pagefind }: Opened) =>
      answerOf(
        await pagefind.search(withWordSigns(termsOf(query)), {
          filters: kind === null ? {} : { kind },
        }),
        kind !== null,
      );
    const at = await (opened ?? reopen());
    const answer = await ask(at).catch(() => null);
    if (answer && answer.totalOfAll > 0) return answer;
    // A part that cannot be loaded counts as empty: offline, or after the next release has removed it.
    const version = await readVersion().catch((error: unknown) => {
      // Pagefind would not load it again.
      close();
      throw error;
    });
    if (answer && version === at.version) return answer;
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
