import { expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import type { Writable } from 'node:stream';
import { isAlive, startOf, tryLock, withLock } from '../lock';
import { root } from '../../__tests__/support/deploy-files';
import { ended, startScript } from '../../__tests__/support/run-script';
import { scratchForEach } from '../../__tests__/support/scratch-for-each';
import { until, untilFound } from '../../scripts/servers/until';

const scratch = scratchForEach();

/** An unused process id. */
const NOBODY = 2 ** 22 + 12_345;

it('is held by one, and free again after its release', () => {
  const file = scratch.file('a/lock.json');
  const lock = tryLock(file);
  expect(lock).toMatchObject({ takenOver: false });
  expect(tryLock(file)).toBeNull();
  lock?.release();
  const again = tryLock(file);
  expect(again).toMatchObject({ takenOver: false });
  again?.release();
  expect(fs.readdirSync(scratch.file('a'))).toEqual([]);
});

it.each([
  ['whose process is gone', JSON.stringify({ pid: NOBODY, startedAt: '1' })],
  [
    'whose process id is another process by now',
    JSON.stringify({ pid: process.pid, startedAt: '1' }),
  ],
  ['that is cut off', '{"pid":'],
  ['that is empty', ''],
])('is taken over from one %s', (_name, text) => {
  const file = scratch.write('lock.json', text);
  const lock = tryLock(file);
  expect(lock).toMatchObject({ takenOver: true });
  expect(tryLock(file)).toBeNull();
  lock?.release();
  expect(fs.readdirSync(scratch.path)).toEqual([]);
});

const onLinux = fs.existsSync('/proc/self/stat') ? it : it.skip;

onLinux('is taken over from one that was killed and that nobody has asked for since', async () => {
  // The inner process ends with its input; `sleep`, which takes the shell's place, never waits for it.
  const shell = spawn('sh', ['-c', 'cat <&3 >&2 & echo $!; exec sleep 30 3<&-'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  try {
    const pid = await new Promise<number>((resolve) => {
      shell.stdout?.once('data', (chunk: Buffer) => {
        resolve(Number(chunk.toString()));
      });
    });
    const holder = { pid, startedAt: startOf(pid) };
    expect(isAlive(holder)).toBe(true);
    const file = scratch.write('lock.json', JSON.stringify(holder));
    // As long as it is a shell, it may.
    await until(() => fs.readFileSync(`/proc/${shell.pid}/comm`, 'utf8').startsWith('sleep'));
    (shell.stdio[3] as Writable).end();
    await until(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
    expect(tryLock(file)).toMatchObject({ takenOver: true });
  } finally {
    shell.kill('SIGKILL');
  }
});

it('is not let go of by who does not hold it any more', () => {
  const file = scratch.file('lock.json');
  const lock = tryLock(file);
  const other = JSON.stringify({ pid: process.pid, startedAt: 'of another' });
  fs.writeFileSync(file, other);
  lock?.release();
  expect(scratch.read('lock.json')).toBe(other);
});

it('gives up waiting in time, and lets go after an error', () => {
  const file = scratch.file('lock.json');
  const lock = tryLock(file);
  expect(() => withLock(file, () => 1, 60)).toThrow(/Another process has held lock\.json/);
  lock?.release();
  expect(() =>
    withLock(file, () => {
      throw new Error('inside');
    }),
  ).toThrow('inside');
  expect(withLock(file, () => 'free')).toBe('free');
});

it('lets one process in at a time, also when all of them find a dead one', async () => {
  scratch.write('count', '0');
  const lines = `
    import fs from 'node:fs';
    import { withLock } from '@corporate-website/locks/lock';
    for (let turn = 0; turn < 60; turn += 1) {
      withLock('${scratch.file('lock.json')}', () => {
        const count = Number(fs.readFileSync('${scratch.file('count')}', 'utf8'));
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        fs.writeFileSync('${scratch.file('count')}', String(count + 1));
      });
      // As if the last holder had died.
      if (turn % 7 === 0) {
        try { fs.writeFileSync('${scratch.file('lock.json')}', '{"pid":${NOBODY},"startedAt":"1"}', { flag: 'wx' }); } catch {}
      }
    }`;
  await Promise.all([1, 2, 3].map((n) => ended(startScript(scratch, `turns-${n}`, lines))));
  expect(scratch.read('count')).toBe('180');
});

it('that is dead is removed by one at a time, who may die in between', () => {
  const dead = JSON.stringify({ pid: NOBODY, startedAt: '1' });
  const file = scratch.write('lock.json', dead);
  const gate = tryLock(`${file}.gate`);
  expect(tryLock(file)).toBeNull();
  expect(scratch.read('lock.json')).toBe(dead);
  gate?.release();
  scratch.write('lock.json.gate', dead);
  expect(tryLock(file)).toMatchObject({ takenOver: true });
});

it('has one holder after each of a hundred takeovers that four processes begin at once', async () => {
  const rounds = 100;
  for (let round = 0; round < rounds; round += 1)
    scratch.write(`lock-${round}`, JSON.stringify({ pid: NOBODY, startedAt: '1' }));
  const start = Date.now() + 1500;
  const lines = `
    import fs from 'node:fs';
    import { tryLock } from '@corporate-website/locks/lock';
    const cell = new Int32Array(new SharedArrayBuffer(4));
    for (let round = 0; round < ${rounds}; round += 1) {
      const moment = ${start} + round * 15;
      // Nobody's core is busy until just before.
      Atomics.wait(cell, 0, 0, Math.max(0, moment - Date.now() - 2));
      while (Date.now() < moment);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        if (tryLock('${scratch.path}/lock-' + round)) fs.appendFileSync('${scratch.file('held')}', round + '\\n');
      }
    }
    fs.appendFileSync('${scratch.file('ended')}', 'x');
    // Who holds a lock lives until all have ended.
    while (fs.readFileSync('${scratch.file('ended')}').length < 4) await new Promise((go) => setTimeout(go, 20));
    process.exit();`;
  await Promise.all([1, 2, 3, 4].map((n) => ended(startScript(scratch, `takes-${n}`, lines))));
  const held = scratch.read('held').trim().split('\n').map(Number);
  expect(held.sort((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, round) => round));
});

/** Longer than the rule's window. */
const SILENT_MS = 12_000;
/** A shorter one, and longer than a busy machine keeps a thread from touching a file each second. */
const SHORT_SILENCE_MS = 5000;

const bootId = () => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

onLinux.each([
  ['a machine that was started anew', 'another', os.hostname(), 0, 'free'],
  ['another machine, touched just now', 'another', 'elsewhere', 0, 'held'],
  ['another machine, with a clock that goes before', 'another', 'elsewhere', -3000, 'held'],
  ['another machine, that has been silent', 'another', 'elsewhere', SILENT_MS, 'free'],
  ['another container, touched just now', null, 'elsewhere', 0, 'held'],
  ['another container of the same name', null, os.hostname(), 0, 'held'],
  ['another container, that has been silent', null, 'elsewhere', SILENT_MS, 'free'],
])('is judged by where its holder is: %s', (_name, otherBoot, host, silentMs, expected) => {
  const holder = { pid: process.pid, startedAt: startOf(process.pid) };
  const place = { bootId: otherBoot ?? bootId(), namespace: 'pid:[1]', host };
  const file = scratch.write('lock.json', JSON.stringify({ ...holder, ...place }));
  const touched = new Date(Date.now() - silentMs);
  fs.utimesSync(file, touched, touched);
  const lock = tryLock(file);
  expect(lock === null ? 'held' : 'free').toBe(expected);
  lock?.release();
});

const IN_CONTAINER = ['--pid', '--fork', '--mount-proc', '--kill-child', process.execPath];
const hasNamespaces = spawnSync('unshare', [...IN_CONTAINER, '-e', '0']).status === 0;
if (!hasNamespaces) console.log('No namespaces of processes here: locks of containers not tried.');

(hasNamespaces ? it : it.skip)(
  'is held in another container while its process lives, however busy, and soon free after a kill',
  async () => {
    const file = scratch.file('lock.json');
    const script = scratch.write(
      'busy.ts',
      `import { withLock } from '${root}/locks/lock';
     withLock('${file}', () => {
       process.stdout.write('held');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
     });`,
    );
    const args = [...IN_CONTAINER, '--import', 'tsx', script];
    const container = spawn('unshare', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const touched = () => fs.statSync(file).mtimeMs;
    try {
      await new Promise((resolve) => container.stdout.once('data', resolve));
      // It is touched all the time, though its holder does nothing but wait.
      for (let times = 0; times < 3; times += 1) {
        const before = touched();
        await until(() => touched() > before);
        expect(tryLock(file, SHORT_SILENCE_MS)).toBeNull();
      }
    } finally {
      container.kill('SIGKILL');
    }
    // Silent from now on: held for the rest of the window, and then free.
    const last = touched();
    const lock = await untilFound('the lock', () => tryLock(file, SHORT_SILENCE_MS) ?? undefined);
    expect(lock.takenOver).toBe(true);
    expect(Date.now() - last).toBeGreaterThanOrEqual(SHORT_SILENCE_MS);
    lock.release();
  },
);
