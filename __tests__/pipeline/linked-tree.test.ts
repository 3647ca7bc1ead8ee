import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { PROJECT_ROOT } from '../../pipeline/layout';
import {
  differenceOf,
  leftFolders,
  linkFiles,
  linkTree,
  relinkTree,
  sealOf,
} from '../../pipeline/linked-tree';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();

const inode = (name: string) => fs.statSync(scratch.file(name)).ino;

describe('a tree of links', () => {
  const files = { 'a.html': 'a', 'b/c.html': 'c', 'b/d/e.html': 'e' };

  it('holds the named files of another and nothing else', () => {
    const from = scratch.writeAll('from', files);
    scratch.writeAll('to', { 'a.html': 'a', 'b/x.html': 'x', 'y/z.html': 'z' });
    fs.mkdirSync(scratch.file('to/empty'));
    expect(linkTree(from, scratch.file('to'), ['a.html', 'b/c.html'])).toEqual({
      linked: 2,
      removed: 3,
    });
    expect(listFiles(scratch.file('to'))).toEqual(['a.html', 'b/c.html']);
    expect(fs.readdirSync(scratch.file('to')).sort()).toEqual(['a.html', 'b']);
    expect(inode('to/a.html')).toBe(inode('from/a.html'));
  });

  it('links again what has changed alone', () => {
    const from = scratch.writeAll('from', files);
    linkTree(from, scratch.file('to'));
    fs.rmSync(scratch.file('from/a.html'));
    scratch.write('from/a.html', 'b');
    expect(linkTree(from, scratch.file('to'))).toEqual({ linked: 1, removed: 0 });
    expect(scratch.read('to/a.html')).toBe('b');
    expect(linkTree(from, scratch.file('to'))).toEqual({ linked: 0, removed: 0 });
  });

  it('replaces folders by files and files by folders', () => {
    const from = scratch.writeAll('from', files);
    scratch.writeAll('to', { 'a.html/x': 'x', b: 'b' });
    linkTree(from, scratch.file('to'));
    expect(listFiles(scratch.file('to'))).toEqual(Object.keys(files));
  });
});

describe('the seal of a tree', () => {
  const files = { 'a.html': 'a', 'b/c.html': 'c', 'b/d/e.html': 'e' };
  const seal = (readAt = '') =>
    sealOf(leftFolders(scratch.file('tree'), Object.keys(files)), readAt);

  it('breaks where a folder gets, loses or replaces a name and once files are read again, and not where one is overwritten', () => {
    const tree = scratch.writeAll('tree', files);
    // Of a past that no change falls into, however coarse the clock of the file system.
    for (const folder of ['', 'b', 'b/d']) fs.utimesSync(path.join(tree, folder), 1, 1);
    const whole = seal();
    scratch.write('tree/b/d/e.html', 'other');
    expect(seal()).toBe(whole);
    expect(seal('later')).not.toBe(whole);
    const changes: [string, () => void][] = [
      ['', () => scratch.write('tree/new.html', '')],
      ['b', () => fs.mkdirSync(path.join(tree, 'b/empty'))],
      ['b/d', () => fs.rmSync(path.join(tree, 'b/d/e.html'))],
      ['b', () => fs.renameSync(scratch.write('c.html', 'c'), path.join(tree, 'b/c.html'))],
    ];
    for (const [folder, change] of changes) {
      change();
      expect(seal()).not.toBe(whole);
      fs.utimesSync(path.join(tree, folder), 1, 1);
      expect(seal()).toBe(whole);
    }
    fs.rmSync(path.join(tree, 'b/d'), { recursive: true });
    fs.utimesSync(path.join(tree, 'b'), 1, 1);
    expect(seal()).not.toBe(whole);
  });

  it('is made of the folders that a change has touched, and of the others as they were before', () => {
    const before = { ...files, 'as-it-was/u.html': 'u', 'gone/z.html': 'z' };
    const after = { ...files, 'as-it-was/u.html': 'u', 'b/d/e.html': 'new', 'x/y.html': 'y' };
    const from = scratch.writeAll('from', after);
    const tree = scratch.writeAll('tree', before);
    for (const folder of ['', 'as-it-was', 'b', 'b/d', 'gone'])
      fs.utimesSync(path.join(tree, folder), 1, 1);
    const left = { files: before, seal: sealOf(leftFolders(tree, Object.keys(before)), '') };
    const meant = differenceOf(tree, left, after, '');
    const folders = relinkTree(from, tree, left, after, '');
    expect(listFiles(tree)).toEqual(Object.keys(after).sort());
    expect(folders).toEqual(leftFolders(tree, Object.keys(after)));
    const times = ['as-it-was', 'b/d'].map((folder) => folders.get(folder)?.time);
    expect(times).toEqual([1000, expect.not.closeTo(1000)]);
    // A name that somebody else has added meanwhile breaks the seal.
    scratch.write('tree/as-it-was/others.html', '');
    expect(leftFolders(tree, Object.keys(after), meant)).toEqual(folders);
  });

  it('vouches for what is not named when files are linked and others go', () => {
    const from = scratch.writeAll('from', { 'b/x/y.html': 'y' });
    const to = scratch.writeAll('tree', files);
    const sources = new Map([['b/x/y.html', path.join(from, 'b/x/y.html')]]);
    expect(linkFiles(to, sources, ['b/d/e.html', 'gone.html'])).toEqual({ linked: 1, removed: 1 });
    expect(listFiles(to)).toEqual(['a.html', 'b/c.html', 'b/x/y.html']);
    expect(fs.existsSync(path.join(to, 'b/d'))).toBe(false);
    expect(inode('tree/b/x/y.html')).toBe(inode('from/b/x/y.html'));
  });
});

describe('a program that overwrites files of such a tree', () => {
  /** Runs code with the preload, in a tree whose files are linked elsewhere. */
  function run(code: string): string {
    const good = scratch.writeAll('good', { 'page.html': 'good', 'other.html': 'other' });
    linkTree(good, scratch.file('work'));
    linkTree(good, scratch.file('outside'));
    scratch.write('code.cjs', code);
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--require', path.join(PROJECT_ROOT, 'pipeline/unlink-before-writing.cjs'), 'code.cjs'],
      {
        cwd: scratch.path,
        encoding: 'utf8',
        env: { ...process.env, LINKED_FOLDERS: scratch.file('work') },
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(scratch.read('good/page.html')).toBe('good');
    expect(scratch.read('good/other.html')).toBe('other');
    return scratch.read('work/page.html');
  }

  const NEW = "const fs = require('node:fs'); const file = 'work/page.html';";
  it.each([
    ['writes it', "fs.writeFileSync(file, 'new')", 'new'],
    ['writes it later', "fs.writeFile(file, 'new', () => undefined)", 'new'],
    ['writes it by a promise', "fs.promises.writeFile(file, 'new')", 'new'],
    [
      'writes it by a URL',
      "fs.writeFileSync(require('node:url').pathToFileURL(file), 'new')",
      'new',
    ],
    ['copies over it', "fs.copyFileSync('code.cjs', file)", null],
    ['streams to it', "fs.createWriteStream(file).end('new')", 'new'],
    ['opens it', "const at = fs.openSync(file, 'w'); fs.writeSync(at, 'new')", 'new'],
    [
      'opens it to change a part',
      "const at = fs.openSync(file, 'r+'); fs.writeSync(at, 'f')",
      'food',
    ],
    [
      'opens it by a promise',
      "fs.promises.open(file, 'r+').then((at) => at.writeFile('f'))",
      'food',
    ],
    ['opens it by numbers', "fs.writeSync(fs.openSync(file, fs.constants.O_WRONLY), 'f')", 'food'],
    ['appends to it', "fs.appendFileSync(file, ' enough')", 'good enough'],
    ['appends by writing', "fs.writeFileSync(file, ' enough', { flag: 'a' })", 'good enough'],
    ['cuts it', 'fs.truncateSync(file, 2)', 'go'],
    ['writes it as fs-extra does', "require('fs-extra').outputFileSync(file, 'new')", 'new'],
    ['copies as fs-extra does', "require('fs-extra').copySync('code.cjs', file)", null],
    [
      'does so in a worker',
      `const { Worker } = require('node:worker_threads'); new Worker("require('node:fs').writeFileSync('work/page.html', 'new')", { eval: true })`,
      'new',
    ],
    [
      'imports by name',
      `import('node:fs').then(({ writeFileSync }) => { writeFileSync(file, 'new'); })`,
      'new',
    ],
  ])('gets a file of its own where it %s', (_how, code, expected) => {
    const modules = path.join(PROJECT_ROOT, 'node_modules');
    fs.symlinkSync(modules, scratch.file('node_modules'));
    const text = run(`${NEW}\n${code}`);
    expect(text).toBe(expected ?? scratch.read('code.cjs'));
    expect(inode('work/other.html')).toBe(inode('good/other.html'));
  });

  it('keeps the link of what it reads, and of what has no other name', () => {
    run(
      `${NEW} fs.readFileSync(file); fs.writeFileSync('work/own.html', '1'); fs.writeFileSync('work/own.html', '2')`,
    );
    expect(inode('work/page.html')).toBe(inode('good/page.html'));
    expect(scratch.read('work/own.html')).toBe('2');
  });

  it('is left alone elsewhere', () => {
    const good = scratch.writeAll('one', { 'page.html': 'good' });
    linkTree(good, scratch.file('elsewhere'));
    run("require('node:fs').writeFileSync('elsewhere/page.html', 'new')");
    expect(scratch.read('one/page.html')).toBe('new');
  });
});
