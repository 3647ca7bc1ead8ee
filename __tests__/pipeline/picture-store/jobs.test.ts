/** Gatsby's jobs, made by the plugin's own worker where the store does not have them; real pictures, no Gatsby. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashFile, listFiles } from '../../../pipeline/files';
import { PictureJobs, type PictureStoreReport } from '../../../pipeline/picture-store/jobs';
import { keyOf, makerHere, type PictureOrder } from '../../../src/pictures/build/picture-key';
import { openPictureStore, pictureStoreDirectory } from '../../../pipeline/picture-store/open';
import { DIGEST_BYTES, PictureStore } from '../../../src/pictures/build/picture-store';
import { runProcess } from '../../../pipeline/processes';
import { emptyReport, pictureStoreFacts, reportText } from '../../../pipeline/report';
import { codeHash } from '../../../pipeline/work-directory';
import { scratchForEach } from '../../support/scratch-for-each';
import { pictureFile } from '../../support/site-build';
import { hashesOf } from '../../support/site-files';

const scratch = scratchForEach();
let store: PictureStore;
beforeEach(async () => {
  store = await PictureStore.open(scratch.file('store'));
  fs.writeFileSync(scratch.file('one.jpg'), await pictureFile(20, 160, 90));
  fs.writeFileSync(scratch.file('two.jpg'), await pictureFile(140, 160, 90));
});

const WIDTHS = [32, 64, 96];

/** A job of one source, in Gatsby's form: all widths in one format. */
function jobOf(output: string, source: string, format: string, widths = WIDTHS) {
  const { name } = path.parse(source);
  const file = scratch.file(source);
  return {
    id: `${name} ${format}`,
    name: 'IMAGE_PROCESSING',
    inputPaths: [{ path: file, contentDigest: hashFile(file) }],
    outputDir: path.join(scratch.file(output), name),
    args: {
      isLazy: false,
      operations: widths.map((width) => ({
        outputPath: `${width}/${name}.${format}`,
        args: { width, quality: 75, toFormat: format } as object,
      })),
      pluginOptions: { defaultQuality: 50, failOn: 'error', stripMetadata: true },
    },
    plugin: { name: 'gatsby-plugin-sharp', version: '5.16.0', resolve: '/x', isLocal: false },
  };
}
type PictureJob = ReturnType<typeof jobOf>;

/** Does a job in Gatsby's own process. */
const { IMAGE_PROCESSING: makePictures } = createRequire(__filename)(
  'gatsby-plugin-sharp/gatsby-worker',
) as { IMAGE_PROCESSING: (job: PictureJob) => Promise<void> };

const jobsOf = (output: string) =>
  ['one.jpg', 'two.jpg'].flatMap((source) =>
    ['jpg', 'webp'].map((format) => jobOf(output, source, format)),
  );
const ALL = 2 * 2 * WIDTHS.length;

/** Does jobs as a build does; returns its report. */
async function build(all: readonly PictureJob[], mostBytes = 1e9): Promise<PictureStoreReport> {
  const jobs = new PictureJobs(store, mostBytes);
  await Promise.all(
    all.map(async (job) => {
      const answer = await jobs.answer(
        JSON.parse(JSON.stringify({ type: 'JOB_CREATED', payload: job })),
      );
      expect(answer?.payload.id).toBe(job.id);
      if (answer?.type === 'JOB_NOT_WHITELISTED') await makePictures(job);
    }),
  );
  return jobs.finish();
}

const hashes = (output: string) => Object.fromEntries(hashesOf(scratch.file(output)));

const report = (counts: Partial<PictureStoreReport>): PictureStoreReport => ({
  taken: 0,
  made: 0,
  given: 0,
  damaged: 0,
  note: null,
  ...counts,
});

/** The stored file of one picture of `jobsOf`: found by its content. */
function storedAs(output: string, name: string): string {
  const bytes = fs.readFileSync(path.join(scratch.file(output), name));
  const folder = scratch.file('store');
  const found = listFiles(folder).filter((file) =>
    fs.readFileSync(path.join(folder, file)).subarray(DIGEST_BYTES).equals(bytes),
  );
  expect(found).toHaveLength(1);
  return path.join(folder, found[0] ?? '');
}

describe('the jobs of a build', () => {
  it('are done from the store where it has them, byte for byte, and made where it has not', async () => {
    expect(await build(jobsOf('first'))).toEqual(report({ made: ALL, given: ALL }));
    expect(await build(jobsOf('second'))).toEqual(report({ taken: ALL }));
    expect(Object.keys(hashes('first'))).toHaveLength(ALL);
    expect(hashes('second')).toEqual(hashes('first'));
    // Every picture differs, so that none could stand for another unnoticed.
    expect(new Set(Object.values(hashes('first'))).size).toBe(ALL);
  });

  it('get files of their own: who edits the site does not edit the store', async () => {
    await build(jobsOf('first'));
    await build(jobsOf('second'));
    for (const output of ['first', 'second']) {
      for (const name of listFiles(scratch.file(output))) {
        fs.writeFileSync(path.join(scratch.file(output), name), 'edited in place');
      }
    }
    await build(jobsOf('third'));
    await makePictures(jobOf('plain', 'one.jpg', 'jpg'));
    expect(hashes('third')).toMatchObject(hashes('plain'));
  });

  it('are made anew where a file of the store is damaged, which is told', async () => {
    await build(jobsOf('first'));
    const file = storedAs('first', 'one/64/one.webp');
    const content = fs.readFileSync(file);
    content[content.length - 1] = (content.at(-1) ?? 0) ^ 1;
    fs.writeFileSync(file, content);
    const job = WIDTHS.length;
    expect(await build(jobsOf('second'))).toEqual(
      report({ taken: ALL - job, made: job, given: job, damaged: 1 }),
    );
    expect(hashes('second')).toEqual(hashes('first'));
    expect(await build(jobsOf('third'))).toEqual(report({ taken: ALL }));
  });

  it('are made where one of their pictures is missing', async () => {
    await build(jobsOf('first'));
    fs.rmSync(storedAs('first', 'two/32/two.jpg'));
    expect(await build(jobsOf('second'))).toMatchObject({ taken: ALL - 3, made: 3, damaged: 0 });
    expect(hashes('second')).toEqual(hashes('first'));
    const wider = jobOf('third', 'one.jpg', 'jpg', [...WIDTHS, 128]);
    expect(await build([wider])).toEqual(report({ made: 4, given: 4 }));
  });

  it('count a picture once that two of them ask for', async () => {
    const twice = [jobOf('first', 'one.jpg', 'jpg'), jobOf('first', 'one.jpg', 'jpg', [32, 96])];
    expect(await build(twice)).toEqual(report({ made: 3, given: 3 }));
    expect(await build(twice)).toEqual(report({ taken: 3 }));
  });

  it('know a picture by its bytes: not by its name, its folder or the order of its arguments', async () => {
    await build([jobOf('first', 'one.jpg', 'jpg')]);
    fs.renameSync(scratch.file('one.jpg'), scratch.file('renamed.jpg'));
    const job = jobOf('second', 'renamed.jpg', 'jpg');
    for (const operation of job.args.operations) {
      operation.args = Object.fromEntries(Object.entries(operation.args).reverse());
    }
    expect(await build([job])).toEqual(report({ taken: 3 }));
    fs.copyFileSync(scratch.file('two.jpg'), scratch.file('one.jpg'));
    expect(await build([jobOf('third', 'one.jpg', 'jpg')])).toMatchObject({ taken: 0, made: 3 });
  });

  it.each<[string, (job: PictureJob) => void]>([
    [
      'the options of the plugin',
      (job) => Object.assign(job.args.pluginOptions, { useMozJpeg: true }),
    ],
    ['what a later version may say besides', (job) => Object.assign(job.args, { effort: 9 })],
    ['the version of the plugin', (job) => (job.plugin.version = '5.17.0')],
    [
      'one of its arguments',
      (job) => job.args.operations.forEach(({ args }) => Object.assign(args, { fit: 'cover' })),
    ],
  ])('are others with another %s', async (_name, change) => {
    await build([jobOf('first', 'one.jpg', 'jpg', [64])]);
    const job = jobOf('second', 'one.jpg', 'jpg', [64]);
    expect(await build([job])).toMatchObject({ taken: 1, made: 0 });
    change(job);
    expect(await build([job])).toMatchObject({ taken: 0, made: 1 });
  });

  it('go on where the store is removed under way, before and after', async () => {
    await build(jobsOf('first'));
    const jobs = new PictureJobs(store, 1e9);
    const types: (string | undefined)[] = [];
    for (const [index, job] of jobsOf('second').entries()) {
      if (index === 2) fs.rmSync(scratch.file('store'), { recursive: true });
      const answer = await jobs.answer({ type: 'JOB_CREATED', payload: job });
      types.push(answer?.type);
      if (answer?.type === 'JOB_NOT_WHITELISTED') await makePictures(job);
    }
    const [done, own] = ['JOB_COMPLETED', 'JOB_NOT_WHITELISTED'];
    expect(types).toEqual([done, done, own, own]);
    fs.rmSync(scratch.file('store'), { recursive: true, force: true });
    expect(await jobs.finish()).toEqual(report({ taken: 6, made: 6, given: 6 }));
    expect(hashes('second')).toEqual(hashes('first'));
  });

  it('go on where the store can be written to no more, which is told', async () => {
    fs.rmSync(scratch.file('store'), { recursive: true });
    scratch.write('store', 'now a file');
    const done = await build(jobsOf('first'));
    expect(done).toMatchObject({ taken: 0, made: ALL, given: 0 });
    expect(done.note).toBe('pictures could not be given to it (EEXIST)');
    expect(Object.keys(hashes('first'))).toHaveLength(ALL);
  });

  it('leave no more in the store than it may hold', async () => {
    await build(jobsOf('first'));
    const sizes = listFiles(scratch.file('store')).map(
      (name) => fs.statSync(path.join(scratch.file('store'), name)).size,
    );
    const half = sizes.reduce((sum, size) => sum + size, 0) / 2;
    fs.rmSync(scratch.file('store'), { recursive: true });
    const done = await build(jobsOf('second'), half);
    expect(done).toMatchObject({ made: ALL, note: 'there is no room for more' });
    const left = listFiles(scratch.file('store')).map(
      (name) => fs.statSync(path.join(scratch.file('store'), name)).size,
    );
    expect(left.length).toBeGreaterThan(0);
    expect(left.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(half);
    // And no more than a later build lets it hold, though that made nothing.
    const [kept] = jobsOf('second');
    if (!kept) throw new Error('There is no job.');
    await build([kept], 0);
    expect(listFiles(scratch.file('store'))).toEqual([]);
  });

  it('are left to Gatsby where they are none of pictures, or cannot be done', async () => {
    const jobs = new PictureJobs(store, 1e9);
    const job = jobOf('first', 'one.jpg', 'jpg');
    const others: object[] = [
      { ...job, name: 'OTHER' },
      { ...job, plugin: { ...job.plugin, name: 'gatsby-plugin-other' } },
      { ...job, args: { ...job.args, isLazy: true } },
      { ...job, args: {} },
      { ...job, inputPaths: [{ path: scratch.file('none.jpg'), contentDigest: '0' }] },
      { id: 'an id alone' },
    ];
    for (const payload of others) {
      const answer = await jobs.answer({ type: 'JOB_CREATED', payload });
      expect(answer?.type).toBe('JOB_NOT_WHITELISTED');
    }
    // Gatsby sends other messages than jobs, and waits for no answer.
    for (const message of [
      null,
      'text',
      {},
      { type: 'LOG_ACTION', action: {} },
      { type: 'JOB_CREATED' },
    ]) {
      expect(await jobs.answer(message)).toBeNull();
    }
    expect(await jobs.finish()).toEqual(report({}));
  });

  it('are left to Gatsby where the output cannot be written, so that it says so', async () => {
    await build(jobsOf('first'));
    scratch.write('second', 'no folder');
    const jobs = new PictureJobs(store, 1e9);
    const [job] = jobsOf('second');
    const answer = await jobs.answer({ type: 'JOB_CREATED', payload: job });
    expect(answer?.type).toBe('JOB_NOT_WHITELISTED');
  });
});

describe('the key of a picture', () => {
  const order: PictureOrder = {
    source: 'ab',
    job: { name: 'IMAGE_PROCESSING', shared: { pluginOptions: { quality: 50 } } },
    args: { width: 640, toFormat: 'webp' },
    maker: { sharp: { sharp: '0.34.5', vips: '8.17.3' }, platform: 'linux x64', processor: 'A' },
  };

  it('is another with each of its ingredients', () => {
    const { maker } = order;
    const others: PictureOrder[] = [
      { ...order, source: 'cd' },
      { ...order, job: { name: 'IMAGE_PROCESSING', shared: { pluginOptions: { quality: 51 } } } },
      { ...order, args: { width: 641, toFormat: 'webp' } },
      { ...order, args: { width: '640', toFormat: 'webp' } },
      { ...order, args: { width: 640 } },
      { ...order, maker: { ...maker, sharp: { ...maker.sharp, sharp: '0.34.6' } } },
      { ...order, maker: { ...maker, sharp: { ...maker.sharp, vips: '8.17.4' } } },
      { ...order, maker: { ...maker, platform: 'linux arm64' } },
      { ...order, maker: { ...maker, processor: 'B' } },
    ];
    const keys = [order, ...others].map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf({ ...order, args: { toFormat: 'webp', width: 640 } })).toBe(keyOf(order));
    expect(keyOf(order)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('has the sharp that the plugin makes pictures with', () => {
    const { sharp } = makerHere();
    expect(sharp).toMatchObject({ sharp: expect.any(String), vips: expect.any(String) });
    expect(Object.keys(sharp)).toEqual(expect.arrayContaining(['webp', 'mozjpeg', 'aom']));
  });
});

describe('the settings of the store', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a folder', { PICTURE_STORE_DIR: '/srv/pictures', HOME: '/home/a' }, '/srv/pictures'],
    ['the user’s caches', { XDG_CACHE_HOME: '/c', HOME: '/home/a' }, '/c/loomwright/pictures'],
    ['no relative caches', { XDG_CACHE_HOME: 'c', HOME: '/h' }, '/h/.cache/loomwright/pictures'],
    ['the home', { HOME: '/home/a' }, '/home/a/.cache/loomwright/pictures'],
  ])('name %s', (_name, env, expected) => {
    expect(pictureStoreDirectory(env)).toBe(expected);
  });

  it('are no part of what a build is made of', () => {
    expect(codeHash({ PICTURE_STORE_DIR: '/a', PICTURE_STORE_MB: '7' })).toBe(codeHash({}));
  });

  it('turn it off, name what is wrong, and say why where it cannot be had', async () => {
    const folder = scratch.file('caches');
    const opened = await openPictureStore({ PICTURE_STORE_DIR: folder });
    expect(opened).toMatchObject({ jobs: expect.any(PictureJobs), report: null });
    expect(fs.existsSync(folder)).toBe(true);
    expect(await openPictureStore({ PICTURE_STORE_MB: '0' })).toMatchObject({
      jobs: null,
      report: null,
    });
    await expect(openPictureStore({ PICTURE_STORE_MB: '1.5' })).rejects.toThrow(
      'PICTURE_STORE_MB must be a whole number of megabytes, or 0 for no store; it is "1.5".',
    );
    scratch.write('file', '');
    const without = await openPictureStore({ PICTURE_STORE_DIR: scratch.file('file/pictures') });
    expect(without.jobs).toBeNull();
    expect(pictureStoreFacts({ pictureStore: without.report })).toEqual([
      `Picture store: ${scratch.file('file/pictures')} cannot be used (ENOTDIR), so all pictures were made`,
    ]);
  });
});

it('is told of in one line of a report', () => {
  const lines = (pictureStore: PictureStoreReport | null) =>
    reportText({ ...emptyReport(), pictureStore })
      .split('\n')
      .filter((line) => line.includes('Picture store'));
  expect(lines(null)).toEqual([]);
  expect(lines(report({ taken: 1234, made: 5, given: 4, damaged: 1, note: 'a note' }))).toEqual([
    '  Picture store: 1,234 taken, 5 made, 4 given, 1 damaged and made again; a note',
  ]);
  expect(lines(report({ taken: 3 }))).toEqual(['  Picture store: 3 taken, 0 made, 0 given']);
});

it('answers a process over its channel, which keeps neither side waiting at the end', async () => {
  await build(jobsOf('first'));
  const jobs = new PictureJobs(store, 1e9);
  const [job] = jobsOf('second');
  // It listens, and so the open channel alone would keep it alive: Gatsby ends by process.exit as well.
  const script = `
    process.on('message', ({ type, payload }) => {
      console.log(type, payload.id);
      process.send({ type: 'JOB_CREATED', payload: { id: 'never heard' } });
      process.exit(0);
    });
    process.send({ type: 'LOG_ACTION', action: {} });
    process.send({ type: 'JOB_CREATED', payload: ${JSON.stringify(job)} });`;
  const { status, output } = await runProcess(process.execPath, ['-e', script], {
    cwd: scratch.path,
    env: process.env,
    onMessage: (message) => jobs.answer(message),
  });
  expect({ status, output }).toEqual({ status: 0, output: 'JOB_COMPLETED one jpg\n' });
  expect(Object.keys(hashes('second'))).toHaveLength(WIDTHS.length);
});
