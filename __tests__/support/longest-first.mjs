/**
 * The order in which jest begins the tests: what takes longest first, so that no worker is left with it at the end.
 * Jest's own order knows how long each took last time, and a clean checkout has no last time.
 */
import fs from 'node:fs';
import path from 'node:path';

/** By name, the longest first. All others follow by the size of their file. */
const LONGEST = [
  'build/one-site',
  'build/release',
  'build/hostile-content',
  'browser/pages',
  'browser/privacy',
  'browser/spec-lists',
  'browser/forms-kept',
  'browser/forms-faults',
  'browser/spec-lookup',
  'admin-api/backups',
  'admin-api/notices',
  'data-layer/pull/unreadable',
  'admin-api/enquiries',
];

const files = LONGEST.map((name) => path.resolve(import.meta.dirname, `../${name}.test.ts`));
const gone = files.filter((file) => !fs.existsSync(file));
if (gone.length > 0) throw new Error(`${import.meta.filename}: there is no ${gone.join(', ')}.`);

/** @param {string} file */
const place = (file) => {
  const found = files.indexOf(file);
  return found < 0 ? files.length : found;
};

export default class LongestFirst {
  /** @param {{ path: string }[]} tests */
  sort(tests) {
    return tests
      .map((test) => ({ test, place: place(test.path), size: fs.statSync(test.path).size }))
      .sort((a, b) => a.place - b.place || b.size - a.size)
      .map(({ test }) => test);
  }

  /** @param {unknown[]} tests */
  allFailedTests(tests) {
    return tests;
  }

  /** @param {{ path: string }[]} tests */
  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_, index) => index % shardCount === shardIndex - 1);
  }

  /** Keeps nothing: the order is the same on every machine. */
  cacheResults() {}
}
