/** Pictures and files of the snapshot: fetched once, checked whole, kept under the hash of their bytes. */
import { sha256 } from '../../lib/build/digest';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Fetched, MediaFetcher } from '../../pull/media';
import type { SnapshotFile, SnapshotPicture } from '../../pull/snapshot/types';
import { createAddressGuard } from './addresses';
import { createDownloader, DownloadError, type Deadlines, type Download } from './download';
import { inspectFile } from './inspect-file';
import { inspectPicture } from './inspect-picture';
import { UnfitError } from './inspect-raster';
import { mayBeStoredOtherwise } from './upright';

const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** Waits before the second and third try, in milliseconds. */
const BACKOFF = [250, 1_000];
/** A server that asks for a longer delay gets none: the build continues without it. */
const LONGEST_RETRY_AFTER = 5_000;
/** A host that did not answer so many times in a row is not asked again, or ten thousand pictures would take hours. */
const UNREACHABLE_LIMIT = 4;
/** Half of a run's time. */
const WHOLE_TIMEOUT_MS = 45 * 60_000;
/** In less nothing is fetched. */
const LEAST_TIME_MS = 10;
/** Decoding takes memory by the pixel. */
const DECODERS = 2;

export interface MediaFetcherOptions {
  store: {
    putObject: (bytes: Buffer) => Promise<string>;
    hasObject: (hash: string) => Promise<boolean>;
  };
  /** Its origin is trusted. */
  adminApiUrl: string;
  /** Further hosts that may have private addresses: `host` or `host:port`. */
  allowedHosts: readonly string[];
  /** For one address with its redirects and retries, milliseconds. */
  timeoutMs: number;
  /** For all of them together, milliseconds; the next run fetches the rest. */
  wholeTimeoutMs?: number;
  previous: {
    pictures: Readonly<Record<string, SnapshotPicture>>;
    files: Readonly<Record<string, SnapshotFile>>;
  };
  /** Milliseconds since 1970. */
  now: () => number;
  concurrency: number;
  signal?: AbortSignal;
  /** Shorter ones than usual, milliseconds. */
  deadlines?: Partial<Deadlines>;
}

type Known = Pick<SnapshotPicture, 'hash' | 'received' | 'etag' | 'lastModified' | 'checkedAt'>;

interface Task<T extends Known> {
  accept: string;
  maxBytes: number;
  previous: T | undefined;
  /** Checks a download and stores it. Rejects with UnfitError. */
  keep: (download: Download, url: URL, checkedAt: string) => Promise<T>;
}

/** A signal that ends with the run or the deadline, whichever is first. */
function deadline(timeoutMs: number, run: AbortSignal | undefined) {
  const controller = new AbortController();
  const stop = (): void => controller.abort(new Error('the pull was stopped'));
  const timer = setTimeout(() => {
    const waited = Math.max(1, Math.round(timeoutMs / 1_000));
    controller.abort(
      new DownloadError(`it was not there after ${waited} s`, { isUnreachable: true }),
    );
  }, timeoutMs);
  if (run?.aborted) stop();
  run?.addEventListener('abort', stop, { once: true });
  const done = (): void => {
    clearTimeout(timer);
    run?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, done };
}

/** Answers each address once, however often it is asked for. */
function once<T>(work: (url: string) => Promise<T>): (url: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (url) => {
    const answer = answers.get(url) ?? work(url);
    answers.set(url, answer);
    return answer;
  };
}

function validators(download: Download): Pick<Known, 'etag' | 'lastModified'> {
  const { etag, lastModified } = download;
  return {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

/**
 * A fetcher for one run. Its promises are fulfilled for every picture and file, whatever a server does; they are
 * rejected only where the store itself fails (a full disk). Where fetching fails and the previous run's bytes still
 * exist, those are kept, with a note of the failure.
 */
export function createMediaFetcher(options: MediaFetcherOptions): MediaFetcher {
  const { store, previous, timeoutMs } = options;
  const guard = createAddressGuard(options.adminApiUrl, options.allowedHosts);
  const upTo = (ms: number): number => Math.min(ms, timeoutMs);
  const deadlines = {
    connect: upTo(10_000),
    headers: upTo(30_000),
    idle: upTo(20_000),
    ...options.deadlines,
  };
  const downloader = createDownloader(guard, deadlines, options.concurrency);
  const limit = pLimit(options.concurrency);
  const endsAt = performance.now() + (options.wholeTimeoutMs ?? WHOLE_TIMEOUT_MS);
  const decode = pLimit(DECODERS);
  const silences = new Map<string, number>();

  async function download(
    task: Task<Known>,
    url: URL,
    known: Known | undefined,
    signal: AbortSignal,
  ) {
    for (let attempt = 0; ; attempt += 1) {
      const silent = silences.get(url.host) ?? 0;
      if (silent >= UNREACHABLE_LIMIT) {
        throw new DownloadError(
          `${url.host} did not answer ${silent} times in a row and is not asked again in this run`,
        );
      }
      try {
        const answer = await downloader.get({
          url,
          accept: task.accept,
          maxBytes: task.maxBytes,
          signal,
          ...(known?.etag === undefined ? {} : { etag: known.etag }),
          ...(known?.lastModified === undefined ? {} : { lastModified: known.lastModified }),
        });
        silences.set(url.host, 0);
        return answer;
      } catch (error) {
        if (!(error instanceof DownloadError)) throw error;
        const { retry, isUnreachable } = error;
        const isLast = attempt >= BACKOFF.length || signal.aborted;
        if (retry !== false && !isLast && (retry.afterMs ?? 0) <= LONGEST_RETRY_AFTER) {
          await pause(Math.max(BACKOFF[attempt] ?? 0, retry.afterMs ?? 0), undefined, {
            signal,
          }).catch(() => undefined);
          continue;
        }
        // As many as there are by now: others of this host have ended meanwhile.
        silences.set(url.host, isUnreachable ? (silences.get(url.host) ?? 0) + 1 : 0);
        throw error;
      }
    }
  }

  async function fetchOne<T extends Known>(address: string, task: Task<T>): Promise<Fetched<T>> {
    const known =
      task.previous && (await store.hasObject(task.previous.hash)) ? task.previous : undefined;
    const left = endsAt - performance.now();
    const { signal, done } = deadline(Math.max(0, Math.min(timeoutMs, left)), options.signal);
    const checkedAt = new Date(options.now()).toISOString();
    try {
      if (!URL.canParse(address)) throw new DownloadError('is no address');
      if (left < LEAST_TIME_MS)
        throw new DownloadError('there was no time left for it; the next run fetches it');
      const url = new URL(address);
      url.hash = '';
      const answer = await download(task, url, known, signal);
      if (answer.kind === 'unchanged') {
        if (known) return { ok: true, value: { ...known, checkedAt } };
        throw new DownloadError('the server answered 304 to a question that allows no such answer');
      }
      // The same bytes as before were checked then.
      const isSame = known !== undefined && sha256(answer.bytes) === (known.received ?? known.hash);
      const value = isSame
        ? withValidators(known, answer, checkedAt)
        : await decode(() => task.keep(answer, url, checkedAt));
      return { ok: true, value };
    } catch (error) {
      if (!(error instanceof DownloadError) && !(error instanceof UnfitError)) throw error;
      const reason = error.message;
      if (!known) return { ok: false, reason };
      const note = `${reason}; the version of ${known.checkedAt.slice(0, 10)} is shown`;
      return { ok: true, value: known, note };
    } finally {
      done();
    }
  }

  const picture = once((url) =>
    limit(() =>
      fetchOne<SnapshotPicture>(url, {
        accept: 'image/*,*/*;q=0.5',
        maxBytes: MAX_PICTURE_BYTES,
        previous: previous.pictures[url],
        async keep(answer, _url, checkedAt) {
          const { bytes, facts } = await inspectPicture(answer.bytes);
          const isTurned = mayBeStoredOtherwise(facts.format) && bytes !== answer.bytes;
          return {
            url,
            hash: await store.putObject(bytes),
            ...(isTurned ? { received: sha256(answer.bytes) } : {}),
            ...facts,
            bytes: bytes.length,
            ...validators(answer),
            checkedAt,
          };
        },
      }),
    ),
  );

  const file = once((url) =>
    limit(() =>
      fetchOne<SnapshotFile>(url, {
        accept: '*/*',
        maxBytes: MAX_FILE_BYTES,
        previous: previous.files[url],
        async keep(answer, wanted, checkedAt) {
          const facts = inspectFile(answer, wanted);
          const hash = await store.putObject(answer.bytes);
          return {
            url,
            hash,
            bytes: answer.bytes.length,
            ...facts,
            ...validators(answer),
            checkedAt,
          };
        },
      }),
    ),
  );

  return { picture, file };
}

function withValidators<T extends Known>(known: T, download: Download, checkedAt: string): T {
  const { etag: _etag, lastModified: _lastModified, ...rest } = known;
  return { ...rest, ...validators(download), checkedAt } as T;
}
