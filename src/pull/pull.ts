/**
 * The pull: reads everything that the admin API publishes, checks it, and writes it to disk as a snapshot.
 * After a failure, the last snapshot stays current.
 */
import { AdminApiError } from './admin-api/errors';
import { createAdminApiClient, type AdminApiClient } from './admin-api/http';
import { collections, type CollectionKey } from '../collections/build-rows';
import { createMediaFetcher } from '../pictures/build/media-fetcher';
import { withInlinePictures } from '../pictures/build/inline-pictures';
import { renderRichText } from '../rich-text/build';
import { digestOf } from '../lib/build/digest';
import { mayExpire } from '../lib/lasting-address';
import { openStore, type SnapshotStore } from './snapshot/store';
import type { Problem, SnapshotManifest } from './snapshot/types';
import { answerCache, type PulledAnswers } from './answers';
import { codeOfItems } from './derivation';
import { PullError, type PullFailure, type RefusedContent } from './errors';
import { fallBack, shrinkFailure, type MayShrink } from './gates';
import { buildManifest, isSameSnapshot, lines, type PulledCollection } from './manifest';
import { fetchMedia } from './media';
import { allRenamed } from './media-uses';
import { loadPrevious, type Previous } from './previous';
import { readCollection, type CollectionContext } from './read-collection';
import { mediaBefore, namesBefore, picturesFailure, wantedMedia } from './pull-media';

export type PullEvent =
  | { kind: 'list'; collection: CollectionKey; page: number; items: number }
  | { kind: 'details'; collection: CollectionKey; done: number; total: number }
  | { kind: 'collection'; collection: CollectionKey; outcome: string; items: number }
  | { kind: 'media'; done: number; total: number };

export interface PullOptions {
  /** The admin API's base URL without a trailing slash. */
  adminApiUrl: string;
  siteUrl: string;
  stateDir: string;
  /** Time limit of a request, in milliseconds. */
  timeoutMs: number;
  /** Collections that may shrink or be empty, and whether most pictures may be missing. */
  acceptShrink?: ReadonlySet<MayShrink>;
  mediaAllowedHosts?: readonly string[];
  /** The number of pages, of up to 100 items, above which a list counts as endless. */
  maxPages?: number;
  retryBaseMs?: number;
  /** Milliseconds since 1970; decides which dates are in the future. */
  now?: number;
  onProgress?: (event: PullEvent) => void;
  signal?: AbortSignal;
}

export interface PullResult {
  manifest: SnapshotManifest;
  /** `degraded`: a collection is missing; `older-content`: one is that of an earlier pull. */
  outcome: 'live' | 'older-content' | 'degraded';
  /** Whether nothing has changed: the generation is the last one. */
  unchanged: boolean;
  requests: number;
  seconds: number;
}

/** Concurrent requests. */
const CONCURRENCY = 6;
/** 45,000 items at 9 a page, the smallest page of any known server. */
const MAX_PAGES = 5000;

interface Work {
  options: PullOptions;
  store: SnapshotStore;
  client: AdminApiClient;
  answers: PulledAnswers;
  previous: Previous | null;
  derivation: string;
  now: number;
  /** Pictures inside texts, as `data:` addresses. */
  inline: Map<string, string>;
}

/**
 * Pulls everything into the snapshot store.
 * @throws {PullError} for content that must not be published; the last snapshot stays
 */
export async function pull(options: PullOptions): Promise<PullResult> {
  const started = performance.now();
  const now = options.now ?? Date.now();
  const store = await openStore(options.stateDir);
  const { previous, notes } = loadPrevious(options.stateDir, options.adminApiUrl);
  const client = createAdminApiClient({
    timeoutMs: options.timeoutMs,
    concurrency: CONCURRENCY,
    ...(options.retryBaseMs === undefined ? {} : { retryBaseMs: options.retryBaseMs }),
    signal: options.signal,
  });
  const { adminApiUrl, siteUrl } = options;
  const derivation = digestOf(codeOfItems(), adminApiUrl, siteUrl);
  const answers = answerCache(store, previous?.state.lists ?? {});
  try {
    const inline = new Map<string, string>();
    const work: Work = { options, store, client, answers, previous, derivation, now, inline };
    const pulled = await readAll(work);
    const result = await finish(work, pulled, notes);
    return {
      ...result,
      requests: client.sent,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await client.close();
  }
}

/** Reads all collections concurrently, and waits for all, so that a person sees all failures at once. */
async function readAll(work: Work): Promise<PulledCollection[]> {
  const failures: PullFailure[] = [];
  const pulled = await Promise.all(
    collections.map(async (collection): Promise<PulledCollection | null> => {
      const before = work.previous?.collections[collection.key];
      try {
        const result = await readCollection(contextOf(work, collection.key), collection, before);
        const failure = shrinkFailure(
          collection,
          result,
          before,
          work.options.acceptShrink ?? new Set(),
        );
        if (failure) failures.push(failure);
        told(work, collection.key, 'live', result.items.length);
        return {
          collection,
          outcome: 'live',
          takenAt: new Date(work.now).toISOString(),
          ...result,
        };
      } catch (error) {
        if (!(error instanceof AdminApiError) || error.kind === 'aborted') throw error;
        const fallback = fallBack(collection, error, before);
        if (fallback.kind === 'fail') {
          failures.push(fallback.failure);
          return null;
        }
        const { outcome, problem } = fallback;
        told(work, collection.key, outcome, before?.items.length ?? 0);
        return standIn(work, collection, outcome, problem);
      }
    }),
  );
  const read = pulled.filter((entry) => entry !== null);
  if (failures.length > 0) {
    const names = namesBefore(wantedMedia(read, work.previous).wanted);
    throw new PullError(
      inTableOrder(failures),
      await refusedContent(work, allRenamed(read, names)),
    );
  }
  return read;
}

/** Stores the read items, for the report of a refusal. @param pulled with names of pictures and files */
async function refusedContent(
  { store }: Work,
  pulled: readonly PulledCollection[],
  ofMedia: readonly Problem[] = [],
): Promise<RefusedContent> {
  const objects: Partial<Record<CollectionKey, string>> = {};
  for (const { collection, outcome, items } of pulled) {
    if (outcome === 'live') objects[collection.key] = await store.putObject(lines(items));
  }
  return { objects, problems: [...pulled.flatMap(({ problems }) => problems), ...ofMedia] };
}

function inTableOrder(failures: PullFailure[]): PullFailure[] {
  const place = ({ collection }: PullFailure): number =>
    collections.findIndex(({ key }) => key === collection);
  return failures.sort((a, b) => place(a) - place(b));
}

function told(work: Work, collection: CollectionKey, outcome: string, items: number): void {
  work.options.onProgress?.({ kind: 'collection', collection, outcome, items });
}

function contextOf(work: Work, collection: CollectionKey): CollectionContext {
  const { options, client, answers, previous, derivation, now } = work;
  const { adminApiUrl, siteUrl, onProgress } = options;
  return {
    client,
    base: adminApiUrl,
    cache: answers,
    maxPages: options.maxPages ?? MAX_PAGES,
    concurrency: CONCURRENCY,
    now,
    sameDerivation: previous?.state.derivation === derivation,
    mayHaveExpired: ({ rich }) =>
      Object.values(rich).some(({ pictures }) =>
        pictures.some(({ url }) => mayExpire(previous?.state.addresses[url] ?? '')),
      ),
    renderRichText: (html, place) => {
      const { losses, inline, ...text } = renderRichText(html, {
        sourceUrl: adminApiUrl,
        siteUrl,
        ...place,
      });
      for (const [key, data] of inline) work.inline.set(key, data);
      return { text, losses };
    },
    onPage: (page, items) => onProgress?.({ kind: 'list', collection, page, items }),
    onDetail: (done, total) => onProgress?.({ kind: 'details', collection, done, total }),
  };
}

/** A collection from the last pull, or an empty one. */
function standIn(
  work: Work,
  collection: PulledCollection['collection'],
  outcome: 'kept' | 'empty',
  problem: Problem,
): PulledCollection {
  const before = outcome === 'kept' ? work.previous?.collections[collection.key] : undefined;
  const same = work.previous?.state.derivation === work.derivation;
  return {
    collection,
    outcome,
    takenAt: before?.takenAt ?? new Date(work.now).toISOString(),
    items: before?.items ?? [],
    states: before && same ? [...before.states.values()] : [],
    fetched: before?.record.fetched ?? 0,
    withheld: before?.record.withheld ?? 0,
    ...(before?.record.nextDue === undefined ? {} : { nextDue: before.record.nextDue }),
    problems: [problem],
  };
}

async function finish(work: Work, pulled: PulledCollection[], notes: readonly string[]) {
  const { options, store, previous, now } = work;
  const before = mediaBefore(previous);
  const { wanted, byAddress } = wantedMedia(pulled, previous);
  const fetcher = createMediaFetcher({
    store,
    adminApiUrl: options.adminApiUrl,
    allowedHosts: options.mediaAllowedHosts ?? [],
    timeoutMs: options.timeoutMs,
    previous: byAddress,
    now: () => now,
    concurrency: CONCURRENCY,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  const media = await fetchMedia({
    wanted,
    fetcher: withInlinePictures(fetcher, {
      inline: work.inline,
      store,
      previous: before.pictures,
      checkedAt: new Date(now).toISOString(),
    }),
    hasObject: store.hasObject,
    previous: before,
    concurrency: CONCURRENCY,
    onProgress: (done, total) => options.onProgress?.({ kind: 'media', done, total }),
  });
  options.signal?.throwIfAborted();
  const shown = allRenamed(pulled, media.nameOf);
  const accepted = options.acceptShrink ?? new Set();
  const failure = picturesFailure(shown, previous, media, accepted);
  if (failure) throw new PullError([failure], await refusedContent(work, shown, media.problems));
  const manifest = await buildManifest({
    store,
    pulled: shown,
    media,
    notes,
    previous,
    now,
    source: options.adminApiUrl,
    derivation: work.derivation,
    lists: work.answers.used(),
  });
  const outcomes = pulled.map(({ outcome }) => outcome);
  const outcome = outcomes.includes('empty')
    ? ('degraded' as const)
    : outcomes.includes('kept')
      ? ('older-content' as const)
      : ('live' as const);
  if (previous && isSameSnapshot(previous.manifest, manifest)) {
    await store.markChecked({
      generation: previous.manifest.generation,
      checkedAt: manifest.takenAt,
    });
    return { manifest: previous.manifest, outcome, unchanged: true };
  }
  await store.writeGeneration(manifest);
  await store.prune(Date.now());
  return { manifest, outcome, unchanged: false };
}
