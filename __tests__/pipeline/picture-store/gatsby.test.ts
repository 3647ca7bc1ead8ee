/**
 * The store with what Gatsby itself makes of jobs, as installed: an upgrade that drops or changes its channel for
 * external jobs is noticed here, and not by builds that have become slow.
 */
import { beforeEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openPictureStore } from '../../../pipeline/picture-store/open';
import { runProcess } from '../../../pipeline/processes';
import { scratchForEach } from '../../support/scratch-for-each';
import { pictureFile } from '../../support/site-build';
import { hashesOf } from '../../support/site-files';

const packages = path.join(__dirname, '../../../node_modules');

const scratch = scratchForEach();
beforeEach(async () => {
  for (const [name, hue] of [
    ['one', 20],
    ['two', 140],
  ] as const) {
    fs.writeFileSync(scratch.file(`${name}.jpg`), await pictureFile(hue, 160, 90));
  }
});

const WIDTHS = [32, 64, 96];

/** Has Gatsby do jobs to the end, as a build does, and ends as its command does. */
function scriptOf(outputDir: string): string {
  const { version } = createRequire(__filename)('gatsby-plugin-sharp/package.json') as {
    version: string;
  };
  const plugin = {
    name: 'gatsby-plugin-sharp',
    version,
    resolve: path.join(packages, 'gatsby-plugin-sharp'),
  };
  const jobs = ['one', 'two'].map((name) => ({
    name: 'IMAGE_PROCESSING',
    inputPaths: [scratch.file(`${name}.jpg`)],
    outputDir: path.join(outputDir, name),
    args: {
      isLazy: false,
      operations: WIDTHS.map((width) => ({
        outputPath: `${width}/${name}.webp`,
        args: { width, quality: 75, toFormat: 'webp' },
      })),
      pluginOptions: { defaultQuality: 50, failOn: 'error', stripMetadata: true },
    },
  }));
  return `
    const manager = require(${JSON.stringify(path.join(packages, 'gatsby/dist/utils/jobs/manager'))});
    const plugin = ${JSON.stringify(plugin)};
    const jobs = ${JSON.stringify(jobs)}.map((job) => manager.createInternalJob(job, plugin));
    Promise.all(jobs.map((job) => manager.enqueueJob(job)))
      .then(() => manager.waitUntilAllJobsComplete())
      .then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });`;
}

async function build(name: string, storeMb: string) {
  const output = scratch.file(name);
  const settings = { PICTURE_STORE_DIR: scratch.file('store'), PICTURE_STORE_MB: storeMb };
  const { jobs } = await openPictureStore(settings);
  const { NODE_ENV: _test, ...env } = process.env;
  const { status, output: printed } = await runProcess(process.execPath, ['-e', scriptOf(output)], {
    cwd: scratch.path,
    env: { ...env, CI: '1', ...(jobs ? { ENABLE_GATSBY_EXTERNAL_JOBS: '1' } : {}) },
    ...(jobs ? { onMessage: (message) => jobs.answer(message) } : {}),
  });
  expect({ status, printed }).toEqual({ status: 0, printed: expect.any(String) });
  const files = [...hashesOf(output)];
  return { printed, files, report: jobs ? await jobs.finish() : null };
}

it('has Gatsby make what the store lacks, and nothing that it has; the files are the same', async () => {
  const without = await build('without', '0');
  const count = 2 * WIDTHS.length;
  expect(without.files).toHaveLength(count);
  expect(fs.existsSync(scratch.file('store'))).toBe(false);

  const empty = await build('empty', '10');
  const filled = await build('filled', '10');
  const none = { damaged: 0, note: null };
  expect(empty.report).toEqual({ taken: 0, made: count, given: count, ...none });
  expect(filled.report).toEqual({ taken: count, made: 0, given: 0, ...none });
  expect(empty.files).toEqual(without.files);
  expect(filled.files).toEqual(without.files);

  // Output, which those who wait for a step read, is the same with a channel.
  for (const { printed } of [without, empty, filled]) {
    expect(printed).toMatch(
      /^success Running gatsby-plugin-sharp\.IMAGE_PROCESSING jobs - .* 2\/2 /m,
    );
    expect(printed).not.toContain('IPC');
  }
});
