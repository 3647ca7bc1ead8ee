/** Pictures made beside Gatsby, by a real process. */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../pipeline/files';
import { PictureMaker } from '../../../pipeline/picture-store/maker';
import { hasEnded, processTable } from '../../../pipeline/process-table';
import { until } from '../../../scripts/servers/until';
import { makePictures, pictureJob } from '../../support/picture-job';
import { scratchForEach } from '../../support/scratch-for-each';
import { pictureFile } from '../../support/site-build';
import { hashesOf } from '../../support/site-files';

const scratch = scratchForEach();
let maker: PictureMaker;
beforeEach(async () => {
  maker = new PictureMaker({ ...process.env, NODE_ENV: 'production' });
  fs.writeFileSync(scratch.file('one.jpg'), await pictureFile(20, 1600, 900));
});
afterEach(() => maker.end());

const jobOf = (id: string, output: string, source = 'one.jpg') =>
  pictureJob({
    id,
    source: { path: scratch.file(source), contentDigest: id },
    outputDir: scratch.file(output),
    name: 'one',
    format: 'webp',
    widths: [320, 640, 1200],
  });

const hashes = (output: string) => [...hashesOf(scratch.file(output))];

it('makes the very files that Gatsby’s own process makes', async () => {
  await makePictures(jobOf('own', 'own'));
  expect(await maker.make(jobOf('a', 'beside'))).toBe(true);
  expect(hashes('beside')).toEqual(hashes('own'));
  expect(hashes('beside')).toHaveLength(3);
});

it('leaves to Gatsby what it cannot make, and goes on with the others', async () => {
  const [missing, whole] = await Promise.all([
    maker.make(jobOf('a', 'first', 'none.jpg')),
    maker.make(jobOf('b', 'second')),
  ]);
  expect([missing, whole]).toEqual([false, true]);
});

it('gives up jobs under way when it ends, and takes no more', async () => {
  const jobs = Array.from({ length: 20 }, (_, index) =>
    maker.make(jobOf(String(index), `output-${index}`)),
  );
  expect(await jobs[0]).toBe(true);
  maker.end();
  const made = await Promise.all(jobs);
  expect(made.at(-1)).toBe(false);
  expect(await maker.make(jobOf('later', 'later'))).toBe(false);
  const count = listFiles(scratch.path).length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(listFiles(scratch.path)).toHaveLength(count);
});

it('ends with the process that started it, even one that was killed', async () => {
  const script = `
    import { PictureMaker } from ${JSON.stringify(path.join(__dirname, '../../../pipeline/picture-store/maker'))};
    const maker = new PictureMaker(process.env);
    await maker.make(${JSON.stringify(jobOf('a', 'first'))});
    process.stdout.write('made');
    for (let at = 0; at < 50; at += 1) void maker.make({ ...${JSON.stringify(jobOf('b', 'more'))}, id: 'b' + at, outputDir: ${JSON.stringify(scratch.file('more'))} + at });
    setInterval(() => undefined, 1000);`;
  scratch.write('parent.mts', script);
  const parent = spawn(process.execPath, ['--import', 'tsx', scratch.file('parent.mts')], {
    cwd: path.join(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  const table = processTable() ?? [];
  const child = table.find(({ parent: of }) => of === parent.pid)?.pid ?? 0;
  expect(child).toBeGreaterThan(0);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await until(() => !processTable()?.some((entry) => entry.pid === child && !hasEnded(entry)));
});
