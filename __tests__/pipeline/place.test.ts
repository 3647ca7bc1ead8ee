import { beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { listFiles } from '../../pipeline/files';
import { linkTree } from '../../pipeline/linked-tree';
import {
  changesInPlace,
  compareSites,
  placedMark,
  placeSite,
  recoverPlacing,
} from '../../pipeline/place';
import { digestOfSite } from '../../pipeline/release/store';
import { nextFileTime } from '../support/file-clock';
import { ended, startScript } from '../support/run-script';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();
let stateDir: string;
let publicDir: string;
beforeEach(() => {
  stateDir = scratch.file('state');
  publicDir = scratch.file('public');
});

function outputOf(output: string, walkedAt = '') {
  const names = listFiles(output).filter((name) => name !== 'left-out.txt');
  return { output, files: digestOfSite(output, names).files, walkedAt };
}

function place(output: string, generation = '1', markBefore = placedMark(stateDir)): boolean {
  return placeSite({ ...outputOf(output), stateDir, publicDir, generation, markBefore });
}

/** Leftovers beside the site; a finished placing leaves the site, the one before it and its own notes only. */
const left = () =>
  fs
    .readdirSync(scratch.path)
    .filter((name) => name.startsWith('.public') && name !== '.public.spare');

it('compares two sites by content', () => {
  const before = scratch.writeAll('before', { same: '1', changed: 'a', gone: 'x' });
  const after = scratch.writeAll('after', { same: '1', changed: 'b', new: 'y' });
  fs.utimesSync(scratch.file('before/changed'), 1, 1);
  expect(compareSites(before, after, listFiles(after))).toEqual({
    added: ['new'],
    changed: ['changed'],
    removed: ['gone'],
  });
  expect(compareSites(scratch.file('none'), after, ['same']).added).toEqual(['same']);
});

it('tells what changes in place by digests, and by the files where that is no site of its own making', async () => {
  const changes = (output: string, walkedAt?: string) =>
    changesInPlace(stateDir, publicDir, outputOf(output, walkedAt));
  const two = scratch.writeAll('two', { same: '1', changed: 'b', new: 'y' });
  expect(changes(two).added).toEqual(['changed', 'new', 'same']);
  place(scratch.writeAll('one', { same: '1', changed: 'a', gone: 'x' }));
  const whole = { added: ['new'], changed: ['changed'], removed: ['gone'] };
  expect(changes(two)).toEqual(whole);
  expect(changes(two, 'later')).toEqual(whole);
  await nextFileTime();
  scratch.write('public/by-hand', '');
  expect(changes(two)).toEqual({ ...whole, removed: ['by-hand', 'gone'] });
});

it('puts exactly the named files in place, in a first site and over another', () => {
  place(scratch.writeAll('one', { 'index.html': 'one', 'old/index.html': 'x' }));
  expect(listFiles(publicDir)).toEqual(['index.html', 'old/index.html']);
  expect(place(scratch.writeAll('two', { 'index.html': 'two', 'left-out.txt': '' }))).toBe(true);
  expect(listFiles(publicDir)).toEqual(['index.html']);
  expect(scratch.read('public/index.html')).toBe('two');
  expect(left()).toEqual([]);
});

it('makes a site of the one before the last, and links what that has not alone', () => {
  const pages = (home: string) => ({
    'index.html': home,
    'a/index.html': 'a',
    'b/index.html': 'b',
  });
  const inode = (name: string) => fs.statSync(scratch.file(name)).ino;
  scratch.writeAll('one', pages('one'));
  place(scratch.file('one'));
  const folder = inode('public');
  // The next output shares its files with the first, but for the home page, and has lost one.
  fs.cpSync(scratch.file('one'), scratch.file('two'), { recursive: true });
  linkTree(scratch.file('one'), scratch.file('two'));
  fs.rmSync(scratch.file('two/index.html'));
  fs.rmSync(scratch.file('two/b'), { recursive: true });
  scratch.write('two/index.html', 'two');
  place(scratch.file('two'));
  place(scratch.file('one'));
  expect(inode('public')).toBe(folder);
  expect(listFiles(publicDir)).toEqual(['a/index.html', 'b/index.html', 'index.html']);
  expect(scratch.read('public/index.html')).toBe('one');
  expect(scratch.read('.public.spare/index.html')).toBe('two');
  expect(listFiles(scratch.file('.public.spare'))).toEqual(['a/index.html', 'index.html']);
});

it('makes nothing of a spare that somebody has changed', async () => {
  const one = scratch.writeAll('one', { 'index.html': 'one', 'a/index.html': 'a' });
  place(one);
  place(one);
  await nextFileTime();
  fs.rmSync(scratch.file('.public.spare/a/index.html'));
  fs.rmSync(scratch.file('.public.spare/index.html'));
  scratch.writeAll('.public.spare', { 'a/index.html': 'b', 'c.html': 'c', 'index.html/x': 'd' });
  place(one);
  expect(listFiles(publicDir)).toEqual(['a/index.html', 'index.html']);
  expect(scratch.read('public/a/index.html')).toBe('a');
});

describe('a placing that was killed', () => {
  const journal = () => {
    const next = scratch.file('.public.next-77');
    const old = scratch.file('.public.old-77');
    scratch.write('state/placing.json', JSON.stringify({ next, old }));
  };

  it('between its renames is ended', () => {
    journal();
    scratch.writeAll('.public.next-77', { 'index.html': 'new' });
    scratch.writeAll('.public.old-77', { 'index.html': 'old' });
    recoverPlacing(stateDir, publicDir);
    expect(scratch.read('public/index.html')).toBe('new');
    expect(left()).toEqual([]);
    expect(scratch.has('state/placing.json')).toBe(false);
  });

  it('with its new site lost gives the old one back', () => {
    journal();
    scratch.writeAll('.public.old-77', { 'index.html': 'old' });
    recoverPlacing(stateDir, publicDir);
    expect(scratch.read('public/index.html')).toBe('old');
  });

  it('before or after both leaves the site that is there, and its leftovers go', () => {
    scratch.writeAll('public', { 'index.html': 'there' });
    scratch.writeAll('.public.next-77', { 'index.html': 'half' });
    scratch.writeAll('.public.next-not-ours', { 'index.html': 'of somebody else' });
    recoverPlacing(stateDir, publicDir);
    expect(scratch.read('public/index.html')).toBe('there');
    expect(left()).toEqual(['.public.next-not-ours']);
    journal();
    scratch.writeAll('.public.old-77', { 'index.html': 'old' });
    recoverPlacing(stateDir, publicDir);
    expect(scratch.read('public/index.html')).toBe('there');
    expect(left()).toEqual(['.public.next-not-ours']);
  });
});

it('leaves newer content that a build beside it has put in place meanwhile', () => {
  const first = placedMark(stateDir);
  place(scratch.writeAll('newer', { 'index.html': 'newer' }), '2');
  expect(place(scratch.writeAll('older', { 'index.html': 'older' }), '1', first)).toBe(false);
  expect(scratch.read('public/index.html')).toBe('newer');
  // One that began later may well hold an older generation: another admin API, or a clock set back.
  expect(place(scratch.file('older'), '1')).toBe(true);
  expect(scratch.read('public/index.html')).toBe('older');
});

it('ends with one whole site, whoever places beside it and whenever it is killed', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `page-${n}/index.html`);
  for (const site of ['one', 'two']) {
    scratch.writeAll(site, Object.fromEntries(names.map((name) => [name, site])));
  }
  const lines = (site: string) => `
    import { listFiles } from '~/pipeline/files';
    import { placedMark, placeSite, recoverPlacing } from '~/pipeline/place';
    import { digestOfSite } from '~/pipeline/release/store';
    const [output, stateDir, publicDir] = ['${scratch.file(site)}', '${stateDir}', '${publicDir}'];
    for (let turn = 0; turn < 40; turn += 1) {
      recoverPlacing(stateDir, publicDir);
      const markBefore = placedMark(stateDir);
      const { files } = digestOfSite(output, listFiles(output));
      const site = { output, files, walkedAt: '' };
      placeSite({ ...site, stateDir, publicDir, generation: '1', markBefore });
      if (turn === 0) console.log('placing');
    }`;
  for (const delay of [0, 13, 37]) {
    const killed = startScript(scratch, 'killed', lines('one'));
    const other = startScript(scratch, 'other', lines('two'));
    const both = Promise.all([ended(killed), ended(other)]);
    await killed.printed(/placing/);
    await new Promise((resolve) => setTimeout(resolve, delay));
    killed.signal('SIGKILL');
    await both;
    recoverPlacing(stateDir, publicDir);
    expect(listFiles(publicDir)).toEqual([...names].sort());
    expect(new Set(names.map((name) => scratch.read(`public/${name}`))).size).toBe(1);
    expect(left()).toEqual([]);
  }
});
