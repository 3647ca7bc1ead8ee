/** Gatsby's place: which work directory, and whether from the last good pair or from nothing. */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { compileHooks } from '../../pipeline/compiled-hooks';
import { linkPackages, PROJECT_ROOT, slotOf, type Slot } from '../../pipeline/layout';
import { layOutLinkedDirectory } from '../../pipeline/linked-directory';
import { takeSlot } from '../../pipeline/make-site';
import { verifiedFiles } from '../../pipeline/verify';
import {
  keepAsGood,
  linkedFolders,
  noteEnd,
  prepareWorkDirectory,
  readGoodStamp,
  strayFiles,
  type GoodStamp,
} from '../../pipeline/work-directory';
import { FileFacts } from '../../src/lib/build/file-facts';
import { nextFileTime } from '../support/file-clock';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();
let slot: Slot;
beforeEach(() => {
  slot = slotOf(scratch.path, 0);
});

const PAGE = 'blog/post-1/index.html';

/** Keeps an output of one page, and a cache, as a build of some code leaves them. */
function keep(cached: readonly string[] = []): GoodStamp {
  const page = path.join(slot.work, 'public', PAGE);
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, '<h1>Post 1</h1>');
  fs.mkdirSync(path.join(slot.work, '.cache'));
  for (const name of ['kept', ...cached]) {
    const file = path.join(slot.work, '.cache', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'of the last build');
  }
  return keepAsGood(slot, {
    ...{ codeHash: 'code', snapshotHash: 'content', dateHash: 'day', generation: 'one' },
    finishedAt: '2026-01-01T00:00:00.000Z',
    files: verifiedFiles(new FileFacts(path.join(slot.work, 'public')), [PAGE]),
    unpublished: [],
    walkedAt: new Date().toISOString(),
    pages: 1,
    redirects: [],
    authors: { itemPages: [], listPages: [], addresses: [] },
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

const keptPage = () => path.join(slot.good, 'public', PAGE);
const inWork = (name: string) => fs.existsSync(path.join(slot.work, name));

const prepare = async (now?: number) => {
  const { start, walkedAt } = await prepareWorkDirectory(slot, 'code', false, now);
  return { start, walkedAt };
};

/** Changes the bytes of the kept page; its inode, size and, but for a difference, time stay. */
function lie(laterByMs = 0): void {
  const { atime, mtime } = fs.statSync(keptPage());
  fs.writeFileSync(keptPage(), '<h1>Past 1</h1>');
  fs.utimesSync(keptPage(), atime, new Date(mtime.getTime() + laterByMs));
}

describe('a file that lies about its size and time', () => {
  it('is found by the walk of a day later, which starts from nothing', async () => {
    const { walkedAt } = keep();
    lie();
    const walked = Date.parse(walkedAt);
    expect(await prepare(walked + DAY_MS - 1)).toEqual({ start: 'warm', walkedAt });
    expect(await prepare(walked + DAY_MS)).toEqual({ start: 'cold', walkedAt: null });
  });

  it('is looked for once a day', async () => {
    const { walkedAt } = keep();
    const later = Date.parse(walkedAt) + DAY_MS;
    expect(await prepare(later)).toEqual({
      start: 'warm',
      walkedAt: new Date(later).toISOString(),
    });
  });

  it('is looked for after a build that was killed, and not after one that has ended', async () => {
    keep();
    await prepare();
    noteEnd(slot);
    lie();
    expect((await prepare()).start).toBe('warm');
    // This one is never said to have ended.
    expect((await prepare()).start).toBe('cold');
  });

  it('is looked for after the clock was set back', async () => {
    const { walkedAt } = keep();
    lie();
    const prepared = await prepare(Date.parse(walkedAt) - 1);
    expect(prepared.start).toBe('cold');
  });
});

describe('the output of a build', () => {
  it('is what the next one starts from, by links; its own is not changed by that', async () => {
    const first = keep();
    await prepare();
    const page = path.join(slot.work, 'public', PAGE);
    expect(fs.statSync(page).ino).toBe(fs.statSync(keptPage()).ino);
    fs.rmSync(page);
    fs.writeFileSync(page, '<h1>Post 2</h1>');
    expect(fs.readFileSync(keptPage(), 'utf8')).toBe('<h1>Post 1</h1>');
    keepAsGood(slot, {
      ...first,
      files: verifiedFiles(new FileFacts(path.join(slot.work, 'public')), [PAGE]),
    });
    expect(fs.readFileSync(keptPage(), 'utf8')).toBe('<h1>Post 2</h1>');
    // The output before it is made the next work directory's.
    fs.writeFileSync(path.join(slot.work, 'public', 'left-over.html'), '');
    await prepare();
    expect(fs.readFileSync(page, 'utf8')).toBe('<h1>Post 2</h1>');
    expect(inWork('public/left-over.html')).toBe(false);
  });
});

describe('the output of the build before', () => {
  it('is read where a folder has changed alone', async () => {
    keep();
    const { untouched } = await prepareWorkDirectory(slot, 'code', false);
    const output = path.join(slot.work, 'public');
    const listed = () => listFiles(output, { removesEmpty: true, known: untouched });
    expect(listed()).toEqual([PAGE]);
    await nextFileTime();
    const read = jest.spyOn(fs, 'readdirSync');
    expect(listed()).toEqual([PAGE]);
    expect(read).not.toHaveBeenCalled();
    fs.mkdirSync(path.join(output, 'blog/post-2'));
    fs.writeFileSync(path.join(output, 'blog/post-2/index.html'), '');
    fs.writeFileSync(path.join(output, path.dirname(PAGE), 'more.json'), '');
    const more = path.posix.join(path.posix.dirname(PAGE), 'more.json');
    expect(listed()).toEqual([PAGE, more, 'blog/post-2/index.html']);
    const folders = read.mock.calls.map(([folder]) => path.relative(output, String(folder)));
    expect(folders.sort()).toEqual(['blog', 'blog/post-1', 'blog/post-2']);
    fs.rmSync(path.join(output, PAGE));
    fs.rmSync(path.join(output, more));
    expect(listed()).toEqual(['blog/post-2/index.html']);
    expect(fs.existsSync(path.join(output, path.dirname(PAGE)))).toBe(false);
  });

  it('is brought up to date by what differs while its seal holds, until all files are read again', async () => {
    const first = keep();
    await prepare();
    const output = path.join(slot.work, 'public');
    scratch.writeAll('new', { page: '<h1>Post 2</h1>', stray: '', like: '' });
    fs.renameSync(scratch.file('new/page'), path.join(output, PAGE));
    fs.writeFileSync(path.join(output, 'asked-for-by-none.png'), 'new');
    keepAsGood(slot, {
      ...first,
      files: verifiedFiles(new FileFacts(output), [PAGE]),
      unpublished: ['asked-for-by-none.png'],
    });
    noteEnd(slot);
    const copyTimes = (from: string, to: string) => execFileSync('touch', ['-r', from, to]);
    // Nothing tells of it but a reading of all names.
    copyTimes(output, scratch.file('new/like'));
    fs.renameSync(scratch.file('new/stray'), path.join(output, 'stray.html'));
    copyTimes(scratch.file('new/like'), output);
    await prepare();
    noteEnd(slot);
    const shown = (name: string) => fs.readFileSync(path.join(output, name), 'utf8');
    expect(shown(PAGE)).toBe('<h1>Post 2</h1>');
    expect(shown('asked-for-by-none.png')).toBe('new');
    expect(inWork('public/stray.html')).toBe(true);
    await prepare(Date.parse(first.walkedAt) + DAY_MS);
    expect(inWork('public/stray.html')).toBe(false);
    expect(shown(PAGE)).toBe('<h1>Post 2</h1>');
  });
});

describe('the cache of a build', () => {
  it('is copied for the next one, but for webpack’s part, which is linked and has nothing of Babel’s', async () => {
    const cache = path.join(slot.work, '.cache');
    const files = ['data/data.mdb', 'webpack/stage-build-html/0.pack', 'webpack/babel/a.json.gz'];
    keep(files);
    await prepare();
    const inode = (folder: string, name: string) => {
      const file = path.join(folder, name);
      return fs.existsSync(file) ? fs.statSync(file).ino : null;
    };
    const [data, pack, transformed] = files.map((name) => [
      inode(cache, name),
      inode(path.join(slot.good, 'cache'), name),
    ]);
    expect(data?.[0]).not.toBe(data?.[1]);
    expect(pack?.[0]).toBe(pack?.[1]);
    expect(pack).not.toContain(null);
    expect(transformed).toEqual([null, null]);
    expect(linkedFolders(slot)).toContain(path.join(cache, 'webpack'));
  });
});

describe('a build', () => {
  it('starts from the last good pair, whose page and cache it gets', async () => {
    const stamp = keep();
    expect(readGoodStamp(slot)).toEqual(stamp);
    expect(await prepare()).toEqual({ start: 'warm', walkedAt: stamp.walkedAt });
    expect(inWork(path.join('public', PAGE))).toBe(true);
    expect(inWork('.cache/kept')).toBe(true);
    expect(inWork('src/data-layer')).toBe(true);
  });

  it.each<[string, () => void, code?: string, cold?: boolean]>([
    ['is of other code', () => undefined, 'other code'],
    ['is not wanted', () => undefined, 'code', true],
    // As after a loss of power: a name, and no bytes.
    ['has lost the bytes of a page', () => fs.writeFileSync(keptPage(), '')],
    ['has lost a page', () => fs.rmSync(keptPage())],
    ['was edited by hand', () => lie(5000)],
    ['has lost its cache', () => fs.rmSync(path.join(slot.good, 'cache'), { recursive: true })],
    ['is half kept', () => fs.rmSync(slot.goodStamp)],
    ['has a stamp that is cut off', () => fs.truncateSync(slot.goodStamp, 20)],
  ])(
    'starts from nothing where the pair that was kept %s',
    async (_why, spoil, code = 'code', cold = false) => {
      keep();
      spoil();
      // Remains of a killed build.
      fs.mkdirSync(path.join(slot.work, 'public/half'), { recursive: true });
      fs.mkdirSync(path.join(slot.work, '.cache'), { recursive: true });
      expect(await prepareWorkDirectory(slot, code, cold)).toMatchObject({ start: 'cold' });
      expect(inWork('public')).toBe(false);
      expect(inWork('.cache')).toBe(false);
      expect(inWork('src/data-layer')).toBe(true);
    },
  );
});

it('builds side by side have a work directory each, up to eight', () => {
  const taken = Array.from({ length: 8 }, () => takeSlot(scratch.path));
  const works = taken.map(({ slot: { work } }) => work);
  expect(works).toEqual(works.map((_, number) => slotOf(scratch.path, number).work));
  expect(() => takeSlot(scratch.path)).toThrow(/8 builds are running already/);
  taken[3]?.lock.release();
  const again = takeSlot(scratch.path);
  expect(again.slot.work).toBe(works[3]);
  for (const { lock } of [...taken, again]) lock.release();
});

describe('a directory outside the project', () => {
  const found = (directory: string) =>
    execFileSync(process.execPath, ['-p', "require.resolve('gatsby/package.json')"], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
  const packageFile = path.join(PROJECT_ROOT, 'node_modules', 'gatsby', 'package.json');

  it('finds the project’s packages, and holds nothing but sources', async () => {
    for (const _time of ['first', 'second']) {
      await prepare();
      expect(found(slot.work)).toBe(packageFile);
      expect(strayFiles(slot)).toEqual([]);
    }
    expect(found(layOutLinkedDirectory(scratch.file('state')))).toBe(packageFile);
  });

  it('finds those of the project’s present place', async () => {
    const link = path.join(slot.work, '..', 'node_modules');
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(scratch.file('former'), link);
    await prepare();
    expect(found(slot.work)).toBe(packageFile);
  });

  it('is given no link where it is in the project after all', () => {
    const inside = path.join(PROJECT_ROOT, '.site', 'some', 'work');
    linkPackages(inside);
    expect(fs.existsSync(path.dirname(inside))).toBe(false);
  });
});

describe('Gatsby’s files of the root', () => {
  const write = (name: string, text: string) => {
    fs.writeFileSync(scratch.file(name), text);
  };

  it('stand compiled in the work directory, and are written again only where they have changed', () => {
    write('shared.ts', 'export const plugins: string[] = [];');
    write('gatsby-config.ts', "import { plugins } from './shared'; export default { plugins };");
    write(
      'gatsby-node.ts',
      "import fs from 'node:fs'; export const onPreInit = () => fs.statSync('.');",
    );
    const work = scratch.file('work');
    fs.mkdirSync(work);
    // Of earlier code, which had Gatsby compile it.
    fs.writeFileSync(path.join(work, 'gatsby-node.ts'), '');
    compileHooks(scratch.path, work);
    expect(fs.readdirSync(work).sort()).toEqual(['gatsby-config.js', 'gatsby-node.js']);
    const load = (name: string) =>
      execFileSync(
        process.execPath,
        ['-p', `JSON.stringify(Object.keys(require(${JSON.stringify(path.join(work, name))})))`],
        { encoding: 'utf8' },
      ).trim();
    expect(load('gatsby-node.js')).toBe('["onPreInit"]');
    expect(load('gatsby-config.js')).toBe('["default"]');
    const timeOf = (name: string) => fs.statSync(path.join(work, name)).mtimeMs;
    for (const name of fs.readdirSync(work)) fs.utimesSync(path.join(work, name), 1, 1);
    write('gatsby-node.ts', 'export const onPreBootstrap = () => undefined;');
    compileHooks(scratch.path, work);
    expect(timeOf('gatsby-config.js')).toBe(1000);
    expect(load('gatsby-node.js')).toBe('["onPreBootstrap"]');
  });

  it('are named with line and reason where they cannot be compiled', () => {
    write('gatsby-config.ts', 'export default {};');
    write('gatsby-node.ts', "\nimport './not-there';");
    const compile = () => {
      compileHooks(scratch.path, scratch.path);
    };
    expect(compile).toThrow(/gatsby-node\.ts:2:7: ERROR: Could not resolve "\.\/not-there"/);
  });
});
