/** Gatsby's place: whether a build starts from the last one or from nothing. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hashFile, markOf } from '../../pipeline/files';
import { buildFolder, linkPackages, PROJECT_ROOT, type BuildFolder } from '../../pipeline/layout';
import { layOutLinkedDirectory } from '../../pipeline/linked-directory';
import {
  prepareWorkDirectory,
  readMark,
  SOURCE_FILES,
  strayFiles,
  writeMark,
} from '../../pipeline/work-directory';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();
let folder: BuildFolder;
beforeEach(() => {
  folder = buildFolder(scratch.path);
});

const PAGE = 'blog/post-1/index.html';
const page = () => path.join(folder.output, PAGE);
const inWork = (name: string) => fs.existsSync(path.join(folder.work, name));
const prepare = (code = 'code', isCold = false) => prepareWorkDirectory(folder, code, isCold);

/** Builds a page and a cache, as a build that ended well leaves them. */
function build(): void {
  prepare();
  fs.mkdirSync(path.dirname(page()), { recursive: true });
  fs.writeFileSync(page(), '<h1>Post 1</h1>');
  fs.mkdirSync(path.join(folder.work, '.cache'), { recursive: true });
  fs.writeFileSync(path.join(folder.work, '.cache/kept'), 'of the last build');
  writeMark(folder, {
    ...{ codeHash: 'code', snapshotHash: 'content', dateHash: 'day' },
    files: { [PAGE]: { ...markOf(page()), digest: hashFile(page()) } },
    pages: 1,
    redirects: [],
    authors: { itemPages: [], listPages: [], addresses: [] },
  });
}

describe('a build', () => {
  it('starts from the cache and the output of one that ended well', () => {
    build();
    expect(readMark(folder)).toMatchObject({ codeHash: 'code', pages: 1 });
    const config = path.join(folder.work, 'gatsby-config.ts');
    const { mtimeMs } = fs.statSync(config);
    expect(prepare()).toBe('warm');
    expect(inWork(path.join('public', PAGE))).toBe(true);
    expect(inWork('.cache/kept')).toBe(true);
    // A newer time alone would make Gatsby render every page again.
    expect(fs.statSync(config).mtimeMs).toBe(mtimeMs);
  });

  it('has no mark while it is under way, so that the next starts from nothing after a kill', () => {
    build();
    expect(prepare()).toBe('warm');
    expect(readMark(folder)).toBeNull();
    expect(fs.existsSync(folder.mark)).toBe(false);
    expect(prepare()).toBe('cold');
    expect(inWork('.cache')).toBe(false);
  });

  it.each<[string, () => void, code?: string, isCold?: boolean]>([
    ['is of other code', () => undefined, 'other code'],
    ['is not wanted', () => undefined, 'code', true],
    // As after a loss of power: a name, and no bytes.
    ['has lost the bytes of a page', () => fs.writeFileSync(page(), '')],
    ['has lost a page', () => fs.rmSync(page())],
    [
      'was edited by hand',
      () => {
        const { atime, mtimeMs } = fs.statSync(page());
        fs.writeFileSync(page(), '<h1>Past 1</h1>');
        fs.utimesSync(page(), atime, new Date(mtimeMs + 5000));
      },
    ],
    ['has lost its cache', () => fs.rmSync(path.join(folder.work, '.cache'), { recursive: true })],
    ['has no mark', () => fs.rmSync(folder.mark)],
    ['has a mark that is cut off', () => fs.truncateSync(folder.mark, 20)],
  ])('starts from nothing where the last one %s', (_why, spoil, code = 'code', isCold = false) => {
    build();
    spoil();
    expect(prepare(code, isCold)).toBe('cold');
    expect(inWork('public')).toBe(false);
    expect(inWork('.cache')).toBe(false);
    expect(inWork('src/data-layer')).toBe(true);
  });

  it('runs on the files of the project, and names what it wrote beside its output', () => {
    build();
    for (const name of SOURCE_FILES) {
      const text = fs.readFileSync(path.join(PROJECT_ROOT, name), 'utf8');
      expect(fs.readFileSync(path.join(folder.work, name), 'utf8')).toBe(text);
    }
    expect(strayFiles(folder)).toEqual([]);
    fs.writeFileSync(path.join(folder.work, 'escaped.html'), '');
    expect(strayFiles(folder)).toEqual(['escaped.html']);
  });
});

describe('a directory outside the project', () => {
  const found = (directory: string) =>
    execFileSync(process.execPath, ['-p', "require.resolve('gatsby/package.json')"], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
  const packageFile = path.join(PROJECT_ROOT, 'node_modules', 'gatsby', 'package.json');

  it('finds the project’s packages, and holds nothing but sources', () => {
    for (const _time of ['first', 'second']) {
      prepare();
      expect(found(folder.work)).toBe(packageFile);
      expect(strayFiles(folder)).toEqual([]);
    }
    expect(found(layOutLinkedDirectory(scratch.file('state')))).toBe(packageFile);
  });

  it('finds those of the project’s present place', () => {
    const link = path.join(folder.work, '..', 'node_modules');
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(scratch.file('former'), link);
    prepare();
    expect(found(folder.work)).toBe(packageFile);
  });

  it('is given no link where it is in the project after all', () => {
    const inside = path.join(PROJECT_ROOT, '.site', 'some', 'work');
    linkPackages(inside);
    expect(fs.existsSync(path.dirname(inside))).toBe(false);
  });
});
