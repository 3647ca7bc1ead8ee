import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../pipeline/files';
import { startOf, type Holder } from '@corporate-website/locks/lock';
import { hasEnded, processTable } from '@corporate-website/locks/process-table';
import { endLeftOver, runProcess } from '../../pipeline/processes';
import { processesWith, untilNoneIsLeft } from '../support/child';
import { ended, startScript } from '../support/run-script';
import { scratchForEach } from '../support/scratch-for-each';
import { hasSmallDisks, SmallDisk } from '../support/small-disk';
import { until } from '../../scripts/servers/until';

const WAIT_MS = 30_000;

const scratch = scratchForEach();

/** Writes the time to a file, over and over, as one that lives on writes to a work directory. */
const writer = (file: string) =>
  `setInterval(() => require('fs').writeFileSync(${JSON.stringify(file)}, String(Date.now() + Math.random())), 10)`;

it('gives the output and the status of a command', async () => {
  const seen: string[] = [];
  const result = await runProcess(
    process.execPath,
    ['-e', 'console.log("said"); process.exit(3)'],
    {
      cwd: scratch.path,
      env: process.env,
      onOutput: (text) => seen.push(text),
      record: scratch.file('child.json'),
    },
  );
  expect(result).toEqual({ status: 3, output: 'said\n' });
  expect(seen.join('')).toBe('said\n');
  expect(scratch.has('child.json')).toBe(false);
});

it('reads a character whole that comes in two pieces', async () => {
  const seen: string[] = [];
  const { output } = await runProcess(
    process.execPath,
    [
      '-e',
      `const bytes = Buffer.from('雲𝗔');
       process.stdout.write(bytes.subarray(0, 2));
       setTimeout(() => process.stdout.write(bytes.subarray(2, 5)), 200);
       setTimeout(() => process.stdout.write(bytes.subarray(5)), 400);`,
    ],
    { cwd: scratch.path, env: process.env, onOutput: (text) => seen.push(text) },
  );
  expect(output).toBe('雲𝗔');
  expect(seen.join('')).toBe('雲𝗔');
});

it('ends a command and its children when it is told to stop', async () => {
  const controller = new AbortController();
  const file = scratch.file('alive');
  const running = runProcess(
    process.execPath,
    [
      '-e',
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(writer(file))}]); setInterval(() => {}, 1000)`,
    ],
    { cwd: scratch.path, env: { ...process.env, WRITES: file }, signal: controller.signal },
  );
  await until(() => fs.existsSync(file), WAIT_MS);
  expect(processesWith('WRITES', file)).toHaveLength(2);
  controller.abort();
  expect((await running).status).toBeNull();
  await untilNoneIsLeft('WRITES', file);
});

it('ends what outlived the build that started it', async () => {
  const [file, record] = [scratch.file('alive'), scratch.file('child.json')];
  const starter = startScript(
    scratch,
    'starter',
    `import { runProcess } from '~/pipeline/processes';
     void runProcess(process.execPath, ['-e', ${JSON.stringify(writer(file))}], {
       cwd: ${JSON.stringify(scratch.path)}, record: ${JSON.stringify(record)},
       env: { ...process.env, WRITES: ${JSON.stringify(file)} },
     });`,
  );
  const over = ended(starter);
  await until(() => fs.existsSync(file) && fs.existsSync(record), WAIT_MS);
  starter.signal('SIGKILL');
  await over;
  expect(processesWith('WRITES', file)).toHaveLength(1);
  await endLeftOver(record);
  await untilNoneIsLeft('WRITES', file);
  expect(scratch.has('child.json')).toBe(false);
});

(hasSmallDisks ? it : it.skip)(
  'leaves nothing running that a full disk has no room to note',
  async () => {
    const disk = SmallDisk.mount(1);
    const running = () =>
      processTable()?.filter((entry) => entry.parent === process.pid && !hasEnded(entry)) ?? [];
    const before = running().map(({ pid }) => pid);
    try {
      disk.fill();
      await expect(
        runProcess(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
          cwd: scratch.path,
          env: process.env,
          record: path.join(disk.path, 'child.json'),
        }),
      ).rejects.toThrow(/ENOSPC/);
      expect(running().filter(({ pid }) => !before.includes(pid))).toEqual([]);
      expect(fs.readdirSync(disk.path)).toEqual(['filler']);
    } finally {
      for (const { pid } of running()) if (!before.includes(pid)) process.kill(-pid, 'SIGKILL');
      disk.unmount();
    }
  },
);

it('spares a process that has got the number since', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
  try {
    await until(() => startOf(other.pid ?? 0) !== '', WAIT_MS);
    const holder: Holder = { pid: other.pid ?? 0, startedAt: '1' };
    const record = scratch.write('child.json', JSON.stringify(holder));
    await endLeftOver(record);
    expect(other.exitCode).toBeNull();
    expect(other.signalCode).toBeNull();
    expect(readJson(record)).toBeNull();
    await endLeftOver(scratch.file('none.json'));
  } finally {
    other.kill('SIGKILL');
  }
});
