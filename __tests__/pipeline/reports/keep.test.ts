import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { recordOf } from '../../../pipeline/reports/history';
import { keepReport, KEPT_RUNS, readHistory, withRun } from '../../../pipeline/reports/keep';
import { reportOf } from '../../support/report-view';
import { Scratch } from '../../support/scratch';
import { SmallDisk } from '../../support/small-disk';

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => {
  scratch.remove();
});

/** A run at a minute of the day. */
const run = (minute: number, outcome: 'published' | 'unchanged' | 'failed' = 'published') => {
  const startedAt = new Date(Date.UTC(2026, 10, 25, 0, minute)).toISOString();
  return recordOf(reportOf({ startedAt, outcome }));
};

const keep = (next: ReturnType<typeof run>) => {
  keepReport(scratch.path, withRun(readHistory(scratch.path), next), `page ${next.name}`, 'qa');
};

it('keeps the last fifty with an index over them, and nothing of those before', () => {
  fs.mkdirSync(scratch.file('reports'));
  fs.writeFileSync(scratch.file('reports/notes.txt'), 'somebody’s own');
  for (let minute = 0; minute < KEPT_RUNS + 3; minute += 1) keep(run(minute));
  const names = fs.readdirSync(scratch.file('reports'));
  const pages = names.filter((name) => name.endsWith('Z-published.html'));
  expect(pages).toHaveLength(KEPT_RUNS);
  expect(pages).not.toContain('20261125T000200Z-published.html');
  expect(names.filter((name) => !pages.includes(name))).toEqual([
    'index.html',
    'notes.txt',
    'runs.json',
  ]);
  const index = scratch.read('reports/index.html');
  for (const page of pages) expect(index).toContain(`href="${page}"`);
});

it('has runs in a row that found nothing to do take one place', () => {
  for (const [minute, outcome] of [
    [0, 'published'],
    [1, 'unchanged'],
    [2, 'unchanged'],
    [3, 'unchanged'],
    [4, 'failed'],
  ] as const)
    keep(run(minute, outcome));
  expect(readHistory(scratch.path).map(({ outcome, times }) => [outcome, times])).toEqual([
    ['published', 1],
    ['unchanged', 3],
    ['failed', 1],
  ]);
  expect(scratch.read('reports/index.html')).toContain('3 runs');
});

it('begins anew where the list of runs is damaged', () => {
  scratch.write('reports/runs.json', '[{"name":"x"}, 7, null');
  keep(run(1));
  expect(readHistory(scratch.path)).toHaveLength(1);
  scratch.write('reports/runs.json', '[{"name":"x"}, 7, null]');
  expect(readHistory(scratch.path)).toEqual([]);
});

it('throws where the folder cannot be written', () => {
  scratch.write('reports', 'a file in its place');
  expect(() => {
    keep(run(1));
  }).toThrow(/reports/);
});

const disk = SmallDisk.mount(16);

(disk ? it : it.skip)('has room again on a full disk as soon as a page falls out', () => {
  if (!disk) return;
  try {
    const page = 'x'.repeat(200_000);
    let history = readHistory(disk.path);
    for (let minute = 0; minute < KEPT_RUNS; minute += 1) {
      history = withRun(history, run(minute));
      keepReport(disk.path, history, page, 'qa');
    }
    disk.fill();
    const next = run(KEPT_RUNS);
    keepReport(disk.path, withRun(history, next), 'the page of a full disk', 'qa');
    expect(fs.readFileSync(`${disk.path}/reports/${next.name}.html`, 'utf8')).toBe(
      'the page of a full disk',
    );
    // Where nothing falls out, it says so.
    expect(() => {
      keepReport(disk.path, withRun(history, next), 'x'.repeat(1_000_000), 'qa');
    }).toThrow(/ENOSPC/);
  } finally {
    disk.unmount();
  }
});
