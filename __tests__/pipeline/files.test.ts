import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  linkFile,
  listFiles,
  markOf,
  matchesMarks,
  readJson,
  sameFile,
  syncTree,
  writeFileAtomically,
} from '../../pipeline/files';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();

it('lists every file of a tree in order, and nothing of one that is not there', () => {
  scratch.writeAll('tree', { 'b.txt': '', 'a/z.txt': '', 'a/b/c.txt': '' });
  fs.mkdirSync(scratch.file('tree/empty'));
  expect(listFiles(scratch.file('tree'))).toEqual(['a/b/c.txt', 'a/z.txt', 'b.txt']);
  expect(listFiles(scratch.file('none'))).toEqual([]);
});

it('tells files apart by their bytes', () => {
  const a = scratch.write('a', 'one');
  const b = scratch.write('b', 'one');
  const c = scratch.write('c', 'two');
  fs.utimesSync(b, 1, 1);
  fs.utimesSync(c, 2, 2);
  expect(sameFile(a, b)).toBe(true);
  expect(sameFile(a, c)).toBe(false);
  expect(sameFile(a, scratch.write('d', 'longer'))).toBe(false);
});

it('knows a file that was written again with as many bytes', () => {
  const root = scratch.writeAll('site', { 'index.html': 'Post 1', 'b.html': 'text' });
  const marks = { 'index.html': markOf(scratch.file('site/index.html')) };
  expect(matchesMarks(root, marks)).toBe(true);
  linkFile(scratch.file('site/index.html'), scratch.file('linked/index.html'));
  expect(matchesMarks(scratch.file('linked'), marks)).toBe(true);
  fs.writeFileSync(scratch.file('linked/index.html'), 'Post 2');
  fs.utimesSync(scratch.file('linked/index.html'), new Date(), new Date(Date.now() + 5));
  expect(matchesMarks(root, marks)).toBe(false);
  fs.rmSync(scratch.file('site/index.html'));
  expect(matchesMarks(root, marks)).toBe(false);
});

it('makes a folder hold what another holds, and leaves alone what is the same: a newer time makes Gatsby render all pages', () => {
  const from = scratch.writeAll('from', {
    'same.txt': '1',
    'changed.txt': 'new',
    'in/added.txt': '2',
  });
  const to = scratch.writeAll('to', { 'same.txt': '1', 'changed.txt': 'old', 'gone.txt': '3' });
  fs.utimesSync(scratch.file('to/same.txt'), 5, 5);
  // As an editor leaves it beside a file that is being changed.
  fs.symlinkSync('nothing', scratch.file('from/in/.#added.txt'));
  syncTree(from, to);
  expect(listFiles(to)).toEqual(['changed.txt', 'in/added.txt', 'same.txt']);
  expect(scratch.read('to/changed.txt')).toBe('new');
  expect(fs.statSync(scratch.file('to/same.txt')).mtimeMs).toBe(5000);
});

it('writes a file whole, and reads what is broken as nothing', () => {
  const file = scratch.file('deep/data.json');
  writeFileAtomically(file, '{"a":1}');
  expect(readJson(file)).toEqual({ a: 1 });
  expect(fs.readdirSync(scratch.file('deep'))).toEqual(['data.json']);
  expect(readJson(scratch.write('half.json', '{"a":'))).toBeNull();
  expect(readJson(scratch.file('none.json'))).toBeNull();
});

it('leaves the old file whole where there is no room for all of the new', () => {
  const file = scratch.write('report.html', 'the old one');
  const module = path.join(__dirname, '../../pipeline/files.ts');
  const program = `require(${JSON.stringify(module)}).writeFileAtomically(${JSON.stringify(file)}, 'x'.repeat(10_000))`;
  // A file may have 1,024 bytes here: a system writes only a part of more.
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'ulimit -f 1; exec "$0" --import tsx -e "$1"', process.execPath, program],
    { encoding: 'utf8', cwd: path.join(__dirname, '../..') },
  );
  expect(stderr).toMatch(/EFBIG/);
  expect(status).not.toBe(0);
  expect(scratch.read('report.html')).toBe('the old one');
  expect(fs.readdirSync(scratch.path)).toEqual(['report.html']);
});
