/** The words of a report from two real pulls. */
import { expect, it } from '@jest/globals';
import type { Run } from '../../../pipeline/release/context';
import { keepPublic } from '../../../pipeline/reports/collect';
import { PullStepError, runPull } from '../../../pipeline/pull-step';
import { changesTo, contentChanges } from '../../../pipeline/reports/content';
import type { Json } from '../../support/fault-server';
import { pullBench } from '../../support/pull-bench';
import type { StateDir } from '../../support/run-pull';

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

/** The refusal that the step of a build reports. */
async function refusalOf(state: StateDir) {
  const env = { ...process.env, ADMIN_API_URL: bench.server.url, SITE_STATE_DIR: state.path };
  const thrown = await runPull(env, () => undefined).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof PullStepError) || !thrown.refusal) throw new Error('It was not refused.');
  return thrown.refusal;
}

it('compares it with a pull that was refused, which leaves no snapshot', async () => {
  const state = bench.pulled();
  const { manifest } = state.snapshot();
  const all = [...bench.server.content.post] as Json[];
  const [first, second, third] = all;
  bench.server.content.post = [
    { ...first, title: 'A post about looms', updated_at: '2026-11-24T00:00:00Z' },
    { ...second },
    { ...third, id: 901, slug: 'new', title: 'New' },
  ];
  const { refused, content } = await refusalOf(state);
  expect(refused.map(({ accept }) => accept)).toEqual(['post']);
  expect(state.snapshot().manifest.generation).toBe(manifest.generation);
  const changes = changesTo(state.path, manifest.hash, content.objects);
  expect(changes?.added.map(({ title }) => title)).toEqual(['New']);
  expect(changes?.changed.map(({ title }) => title)).toEqual(['A post about looms']);
  expect(changes?.removed).toHaveLength(all.length - 2);
});

it('lists all pictures for which a pull was refused', async () => {
  for (const post of bench.server.content.post as Json[])
    post['image_cdn'] = `http://127.0.0.1:9/pictures/${String(post['id'])}.png`;
  const { refused, content } = await refusalOf(bench.empty());
  expect(refused.map(({ accept }) => accept)).toEqual(['pictures']);
  expect(content.problems.filter(({ kind }) => kind === 'picture-failed')).toHaveLength(
    bench.server.content.post.length,
  );
});

it('is a remark where the public content cannot be noted, and not the failure of a release that is live', () => {
  const report = { remarks: [] as string[] };
  const run = { report, make: { stateDir: '/dev/null/state' } } as unknown as Run;
  expect(() => {
    keepPublic(run, '20261125T000000000Z-x');
  }).not.toThrow();
  expect(report.remarks).toEqual([expect.stringMatching(/^The next report may have no words: E/)]);
});
