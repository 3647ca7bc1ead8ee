/**
 * The order in which jest begins the tests: what takes longest first, so that no worker is left with it at the end.
 * Jest's own order knows how long each took last time, and a clean checkout has no last time.
 */
import fs from 'node:fs';
import path from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** By name, the longest first. All others follow in jest's own order. */
const LONGEST = [
  'built/start',
  'own-pages/designs/designs',
  'admin-api/previews',
  'cloth/weaving/article-cloth',
];

const files = LONGEST.map((name) => {
  const file = ['ts', 'tsx']
    .map((ending) => path.resolve(import.meta.dirname, `../${name}.test.${ending}`))
    .find((each) => fs.existsSync(each));
  if (!file) throw new Error(`${import.meta.filename}: there is no ${name}.`);
  return file;
});

/** @param {{ path: string }} test */
const place = (test) => {
  const found = files.indexOf(test.path);
  return found < 0 ? files.length : found;
};

export default class LongestFirst extends TestSequencer {
  /** @param {Parameters<TestSequencer['sort']>[0]} tests */
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
}
