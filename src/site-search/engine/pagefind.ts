/** The part of Pagefind that is used, as it loads from the site: https://pagefind.app/docs/api/ */
import { INDEX_PATH } from '../index-files';

export interface PagefindFragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
  readonly sub_results: readonly { readonly title: string; readonly url: string }[];
}

export interface PagefindResult {
  readonly id: string;
  readonly data: () => Promise<PagefindFragment>;
}

type Counts = Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;

export interface PagefindResponse {
  readonly results: readonly PagefindResult[];
  readonly unfilteredResultCount: number;
  /** Number of results of each filter, whatever filter is set. */
  readonly totalFilters: Counts;
}

/**
 * How much a word in a title counts: most as the `subject` of a service, less in a `title`, since posts and case studies
 * are named after such subjects, less in the `name` of a job, and least in what is
 * `drawn` and where a word is `retyped`.
 * https://pagefind.app/docs/ranking/
 */
export const RANKING = {
  metaWeights: { subject: 5, title: 0.8, name: 0.6, drawn: 0.1, retyped: 0.1 },
} as const;

interface Options {
  readonly excerptLength: number;
  readonly metaCacheTag: string;
  readonly ranking: typeof RANKING;
}

export interface PagefindModule {
  /** Holds until `destroy`. */
  readonly options: (options: Options) => Promise<void>;
  readonly init: () => Promise<void>;
  /** Loads the filters; until then, answers count by none. */
  readonly filters: () => Promise<Counts>;
  readonly search: (
    terms: string,
    options: { filters: Readonly<Record<string, string>> },
  ) => Promise<PagefindResponse>;
  readonly destroy: () => Promise<void>;
}

/** Loads the module that the build put beside the index; bundlers leave it alone. */
export function loadPagefind(attempt: number): Promise<PagefindModule> {
  // A browser may remember that a module could not be loaded: another address is another try.
  const address = `${INDEX_PATH}pagefind.js${attempt > 0 ? `?try=${attempt}` : ''}`;
  return import(/* webpackIgnore: true */ address) as Promise<PagefindModule>;
}
