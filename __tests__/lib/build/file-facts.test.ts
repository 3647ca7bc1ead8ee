import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { FileFacts, pageFile } from '../../../src/lib/build/file-facts';
import { Scratch } from '../../support/scratch';

let scratch: Scratch;
let facts: FileFacts;
const stored = () => scratch.file('facts.json');
beforeEach(() => {
  scratch = new Scratch();
  scratch.writeAll('public', { 'a.html': 'one two', 'b.html': 'two' });
  facts = new FileFacts(scratch.file('public'));
});
afterEach(() => {
  scratch.remove();
});

const words = (name: string, kind = 'words') => facts.ofText(kind, name, (text) => text.split(' '));

/** Saves the facts, and reads them as the next build does. */
function nextBuild(): void {
  facts.save(stored());
  facts = new FileFacts(scratch.file('public'), stored());
}

it('are read once, and not again by the next build', () => {
  expect([words('a.html'), words('b.html')]).toEqual([['one', 'two'], ['two']]);
  expect(facts.worked('words')).toEqual({ read: 2, of: 2 });
  nextBuild();
  expect([words('a.html'), words('b.html')]).toEqual([['one', 'two'], ['two']]);
  expect(facts.worked('words')).toEqual({ read: 0, of: 2 });
  nextBuild();
  expect(words('b.html')).toEqual(['two']);
});

it.each<[string, () => void]>([
  ['was overwritten', () => scratch.write('public/a.html', 'one six')],
  [
    'was replaced by a file of the same size and time',
    () => {
      const { atime, mtime } = fs.statSync(scratch.file('public/a.html'));
      scratch.write('public/new', 'one six');
      fs.utimesSync(scratch.file('public/new'), atime, mtime);
      fs.renameSync(scratch.file('public/new'), scratch.file('public/a.html'));
    },
  ],
])('of a file that %s are read again', (_what, change) => {
  words('a.html');
  words('b.html');
  nextBuild();
  change();
  expect(words('a.html')).toContain('six');
  expect(words('b.html')).toEqual(['two']);
  expect(facts.worked('words')).toEqual({ read: 1, of: 2 });
});

it('of another kind are others', () => {
  words('a.html', 'words of 1');
  nextBuild();
  words('a.html', 'words of 2');
  expect(facts.worked('words')).toEqual({ read: 1, of: 1 });
});

it('that nobody asks for any more are forgotten', () => {
  words('a.html');
  nextBuild();
  words('b.html');
  nextBuild();
  words('a.html');
  expect(facts.worked('words')).toEqual({ read: 1, of: 1 });
});

it('survive a link to their file, which changes its state', () => {
  words('a.html');
  nextBuild();
  fs.linkSync(scratch.file('public/a.html'), scratch.file('other'));
  words('a.html');
  expect(facts.worked('words').read).toBe(0);
});

it('are read anew where what was kept is broken', () => {
  words('a.html');
  facts.save(stored());
  fs.truncateSync(stored(), 10);
  facts = new FileFacts(scratch.file('public'), stored());
  expect(words('a.html')).toEqual(['one', 'two']);
});

it('of a missing file fail with its name', () => {
  expect(() => words('gone.html')).toThrow(/gone\.html/);
  expect(facts.has('gone.html')).toBe(false);
});

it('do not keep the pages that they were read from in memory', () => {
  const [pages, megabytes] = [48, 2];
  scratch.write('public/0.html', 'Words of a page. '.repeat((megabytes * 1e6) / 17));
  for (let at = 1; at < pages; at += 1)
    fs.linkSync(scratch.file('public/0.html'), scratch.file(`public/${at}.html`));
  const script = `
    const { FileFacts } = require(${JSON.stringify(path.resolve('src/lib/build/file-facts.ts'))});
    const facts = new FileFacts(${JSON.stringify(scratch.file('public'))});
    for (let at = 0; at < ${pages}; at += 1)
      facts.ofText('first', at + '.html', (text) => [text.slice(0, 100)]);
    process.stdout.write(String(facts.worked('first').read));`;
  const limits = [`--max-old-space-size=${(pages * megabytes) / 2}`, '--require', 'tsx/cjs'];
  const { stdout, stderr } = spawnSync(process.execPath, [...limits, '--eval', script], {
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual([String(pages), '']);
});

it('of a head are read from it alone, of what has none from all of it', () => {
  scratch.write('public/a.html', '<title>Łódź</title></head><body>Łódź</body>');
  const heads = ['a.html', 'b.html'].map((name) => facts.ofHead('head', name, (text) => [text]));
  expect(heads).toEqual([['<title>Łódź</title>'], ['two']]);
});

it('a page has its file', () => {
  expect(['/', '/blog/a'].map(pageFile)).toEqual(['index.html', 'blog/a/index.html']);
});
