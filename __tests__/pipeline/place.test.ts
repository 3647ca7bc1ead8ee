import { beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { listFiles } from '../../pipeline/files';
import { compareSites, placeSite, recoverPlacing } from '../../pipeline/place';
import { ended, startScript } from '../support/run-script';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();
let stateDir: string;
let publicDir: string;
beforeEach(() => {
  stateDir = scratch.file('state');
  publicDir = scratch.file('public');
});

function place(output: string): void {
  const files = listFiles(output).filter((name) => name !== 'left-out.txt');
  placeSite({ output, files, stateDir, publicDir });
}

/** Leftovers beside the site; a finished placing leaves the site and its own notes only. */
const left = () => fs.readdirSync(scratch.path).filter((name) => name.startsWith('.public'));

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

it('puts exactly the named files in place, in a first site and over another', () => {
  place(scratch.writeAll('one', { 'index.html': 'one', 'old/index.html': 'x' }));
  expect(listFiles(publicDir)).toEqual(['index.html', 'old/index.html']);
  place(scratch.writeAll('two', { 'index.html': 'two', 'left-out.txt': '' }));
  expect(listFiles(publicDir)).toEqual(['index.html']);
  expect(scratch.read('public/index.html')).toBe('two');
  expect(left()).toEqual([]);
});

it('leaves the site alone, and nothing beside it, where the new one cannot be made', () => {
  place(scratch.writeAll('one', { 'index.html': 'one' }));
  const two = scratch.writeAll('two', { 'index.html': 'two' });
  const files = ['index.html', 'gone.html'];
  expect(() => {
    placeSite({ output: two, files, stateDir, publicDir });
  }).toThrow(/ENOENT/);
  expect(scratch.read('public/index.html')).toBe('one');
  expect(left()).toEqual([]);
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

it('ends with one whole site, whoever places beside it and whenever it is killed', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `page-${n}/index.html`);
  for (const site of ['one', 'two']) {
    scratch.writeAll(site, Object.fromEntries(names.map((name) => [name, site])));
  }
  const lines = (site: string) => `
    import { listFiles } from '~/pipeline/files';
    import { placeSite, recoverPlacing } from '~/pipeline/place';
    const [output, stateDir, publicDir] = ['${scratch.file(site)}', '${stateDir}', '${publicDir}'];
    for (let turn = 0; turn < 6; turn += 1) {
      recoverPlacing(stateDir, publicDir);
      placeSite({ output, files: listFiles(output), stateDir, publicDir });
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
