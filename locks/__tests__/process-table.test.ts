import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { hasEnded, memoryOf, parseStat, processEntry, processTable } from '../process-table';

/** `proc(5)`: number, name, state, parent, group, …, times at 14 to 17, start at 22. */
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
      cpuSeconds: 2.5,
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

describe('the memory of a process', () => {
  onLinux('counts what several processes hold once in all', async () => {
    const held = 'global.held = Buffer.alloc(50e6, 1); console.log(0); setTimeout(() => {}, 60000)';
    const child = spawn(process.execPath, ['-e', held]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const { pid = 0 } = child;
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
    const memory = memoryOf(pid);
    expect(memory).toBeGreaterThan(50e6);
    // This process runs Node's program, too: tens of megabytes.
    expect(memory).toBeLessThan(Number(resident?.[1]) * 1024 - 10e6);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(memoryOf(pid)).toBe(0);
  });
});
