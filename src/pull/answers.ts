/** List answers of the last pull and of this one, for conditional requests. */
import type { AnswerCache } from './admin-api/lists';
import type { ObjectStore } from './snapshot/store';
import type { PullState } from './previous';

export interface PulledAnswers extends AnswerCache {
  /** The answers of this pull, and earlier answers of lists that it could not read. */
  used: () => PullState['lists'];
}

/** A cache of answers in the snapshot store. */
export function answerCache(store: ObjectStore, previous: PullState['lists']): PulledAnswers {
  const known = new Map(Object.entries(previous));
  const asked = new Set<string>();
  return {
    etag: (url) => {
      asked.add(url);
      return known.get(url)?.etag;
    },
    body: async (url) => {
      const entry = known.get(url);
      const bytes = entry ? await store.readObject(entry.object) : null;
      if (bytes === null) return undefined;
      return JSON.parse(bytes.toString('utf8')) as unknown;
    },
    store: async (url, etag, bytes) => {
      known.set(url, { etag, object: await store.putObject(bytes) });
    },
    used: () => Object.fromEntries([...known].filter(([url]) => asked.has(url)).sort()),
  };
}
