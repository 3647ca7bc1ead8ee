import { expect, it } from '@jest/globals';
import fs from 'node:fs';
import { copySite } from '../../pipeline/copy-site';
import { listFiles } from '../../pipeline/files';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();

const SCRIPT = 'app-0123456789abcdef0123.js';
const PICTURE = 'static/0123/a.jpg';

const inode = (name: string) => fs.statSync(scratch.file(name)).ino;

it('copies pages with their times, and links what is named by its hash to the site before', () => {
  const output = scratch.writeAll('output', {
    'index.html': 'home',
    [SCRIPT]: 'code',
    [PICTURE]: 'new picture',
    'left-out.txt': '',
  });
  scratch.writeAll('before', { 'index.html': 'home', [SCRIPT]: 'code', [PICTURE]: 'old picture' });
  fs.utimesSync(scratch.file('output/index.html'), 5, 5);
  copySite(output, ['index.html', SCRIPT, PICTURE], scratch.file('site'), scratch.file('before'));
  expect(listFiles(scratch.file('site'))).toEqual([SCRIPT, 'index.html', PICTURE]);
  expect(scratch.read(`site/${PICTURE}`)).toBe('new picture');
  expect(inode(`site/${SCRIPT}`)).toBe(inode(`before/${SCRIPT}`));
  expect(inode('site/index.html')).not.toBe(inode('before/index.html'));
  expect(fs.statSync(scratch.file('site/index.html')).mtimeMs).toBe(5000);
});

it('shares no file with the output, which the next build overwrites in place', () => {
  const output = scratch.writeAll('output', { 'index.html': 'home', [SCRIPT]: 'code' });
  copySite(output, listFiles(output), scratch.file('site'), null);
  scratch.writeAll('output', { 'index.html': 'half', [SCRIPT]: 'half' });
  expect(scratch.read('site/index.html')).toBe('home');
  expect(scratch.read(`site/${SCRIPT}`)).toBe('code');
});
