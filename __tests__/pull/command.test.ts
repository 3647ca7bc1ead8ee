/** `npm run pull` as a person or a build starts it: exit status, what goes where, signals. */
import { describe, expect, test } from '@jest/globals';
import { pullBench } from '../support/pull-bench';
import { until } from '../../scripts/servers/until';

const bench = pullBench();

describe('the command', () => {
  test('ends with 0 where there is a snapshot, with one line of JSON for a program', async () => {
    const state = bench.empty();
    const run = await state.startCommand(bench.server.url).ended;
    expect(run.status).toBe(0);
    expect(run.printed).toBe(`${JSON.stringify(run.message)}\n`);
    expect(run.message).toMatchObject({ outcome: 'live', unchanged: false, problems: 0 });
    expect(run.output).toContain('Outcome: live.');
    expect(state.ids('post')).toHaveLength(12);
  });

  test('ends with 1 where there is none, and says why on the standard error', async () => {
    const state = bench.empty();
    bench.server.faults.posts = { kind: 'status', status: 500, html: true };
    const run = await state.startCommand(bench.server.url).ended;
    expect([run.status, run.printed, run.message]).toEqual([1, '', null]);
    expect(run.output).toContain('Blog posts could not be read whole');
    expect(() => state.snapshot()).toThrow('There is no snapshot');
  });

  test('that is stopped changes nothing, and says so', async () => {
    const state = bench.pulled();
    const before = state.snapshot().manifest.generation;
    Object.assign(bench.post(5), { title: 'Newer', updated_at: '2026-11-01T00:00:00Z' });
    bench.server.faults.posts = { kind: 'silent' };
    const running = state.startCommand(bench.server.url);
    await until(() => bench.server.count('posts') > 0);
    running.signal('SIGTERM');
    const run = await running.ended;
    expect([run.status, run.message]).toEqual([1, null]);
    expect(run.output).toContain('The pull was stopped; nothing has changed.');
    expect(state.snapshot().manifest.generation).toBe(before);
  });
});
