import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hasEnded, parseStat, processEntry, processTable } from '../process-table';

/** `proc(5)`: number, name, state, parent, group, …, start at 22. */
const line = (name: string, state = 'S') =>
  `4711 (${name}) ${state} 42 40 40 0 -1 4194304 900 0 0 0 150 50 25 25 20 0 11 0 987654 1000000 2048 0 0\n`;

describe('a line of the process table', () => {
  it.each(['node', 'a b', 'a) S 1 (b', '(sd-pam)'])('is read with the name %j', (name) => {
    expect(parseStat(4711, line(name))).toEqual({
      pid: 4711,
      state: 'S',
      parent: 42,
      group: 40,
      startedAt: '987654',
    });
  });

  it('tells what has ended from what runs', () => {
    expect(['R', 'S', 'D', 'Z', 'X'].filter((s) => hasEnded(parseStat(1, line('a', s))))).toEqual([
      'Z',
      'X',
    ]);
  });
});

const onLinux = fs.existsSync('/proc/self/stat') ? it : it.skip;

describe('the process table', () => {
  onLinux('has this process and its child', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], {
      detached: true,
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const { pid = 0 } = child;
    const table = processTable() ?? [];
    expect(table.map((entry) => entry.pid)).toContain(process.pid);
    expect(table.find((entry) => entry.pid === pid)).toMatchObject({
      parent: process.pid,
      group: pid,
    });
    expect(processEntry(pid)?.startedAt).toMatch(/^\d+$/);
    child.kill('SIGKILL');
    await ended;
    expect(processEntry(pid)).toBeNull();
  });

  it('has no process of a number that none has', () => {
    expect(processEntry(2 ** 30)).toBeNull();
  });
});
