/** The words of a report from two real pulls. */
import { expect, it } from '@jest/globals';
import type { Run } from '../../../pipeline/release/context';
import { keepPublic } from '../../../pipeline/reports/collect';
import { contentChanges } from '../../../pipeline/reports/content';
import { pullBench } from '../../support/pull-bench';

const bench = pullBench();

it('compares the public content with what was pulled, and says nothing where that is no longer kept', async () => {
  const state = bench.empty();
  expect((await state.pull(bench.server.url)).status).toBe(0);
  const { hash, generation } = state.snapshot().manifest;
  expect(contentChanges(state.path, hash, generation)).toEqual({
    added: [],
    changed: [],
    removed: [],
  });
  Object.assign(bench.post(3), {
    title: 'A post about looms',
    content: '<p>Words that are new.</p>',
    updated_at: '2026-11-24T00:00:00Z',
  });
  expect((await state.pull(bench.server.url)).status).toBe(0);
  const next = state.snapshot().manifest.generation;
  const changes = contentChanges(state.path, hash, next);
  expect(changes?.changed.map(({ title, path }) => [title, path])).toEqual([
    ['A post about looms', '/blog/post-3'],
  ]);
  expect(changes?.changed[0]?.fields.map(({ field }) => field).sort()).toEqual([
    'content',
    'title',
  ]);
  expect([changes?.added, changes?.removed]).toEqual([[], []]);
  expect(contentChanges(state.path, 'a hash of long ago', next)).toBeNull();
});

it('is a remark where the public content cannot be noted, and not the failure of a release that is live', () => {
  const report = { remarks: [] as string[] };
  const run = { report, make: { stateDir: '/dev/null/state' } } as unknown as Run;
  expect(() => {
    keepPublic(run, '20261125T000000000Z-x');
  }).not.toThrow();
  expect(report.remarks).toEqual([expect.stringMatching(/^The next report may have no words: E/)]);
});
