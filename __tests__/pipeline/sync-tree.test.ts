import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { syncFile, syncTree } from '../../pipeline/files';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sync-tree-'));
const [from, to] = [path.join(root, 'from'), path.join(root, 'to')];
const old = new Date('2020-01-01T00:00:00Z');

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

beforeEach(() => {
  for (const folder of [from, to]) fs.rmSync(folder, { recursive: true, force: true });
});
afterAll(() => {
  fs.rmSync(root, { recursive: true, force: true });
});

describe('syncFile', () => {
  it('leaves the time of a file that is right already, since a newer one makes Gatsby render all pages', () => {
    write(path.join(from, 'gatsby-ssr.tsx'), 'same');
    write(path.join(to, 'gatsby-ssr.tsx'), 'same');
    fs.utimesSync(path.join(to, 'gatsby-ssr.tsx'), old, old);
    syncFile(path.join(from, 'gatsby-ssr.tsx'), path.join(to, 'gatsby-ssr.tsx'));
    expect(fs.statSync(path.join(to, 'gatsby-ssr.tsx')).mtime).toEqual(old);
  });

  it('takes over bytes of equal length that differ', () => {
    write(path.join(from, 'a'), 'new');
    write(path.join(to, 'a'), 'old');
    syncFile(path.join(from, 'a'), path.join(to, 'a'));
    expect(fs.readFileSync(path.join(to, 'a'), 'utf8')).toBe('new');
  });
});

describe('syncTree', () => {
  it('adds, changes and removes, past a link to nothing, and nothing else', () => {
    write(path.join(from, 'deep/new'), '1');
    write(path.join(from, 'kept'), '2');
    write(path.join(to, 'kept'), '2');
    write(path.join(to, 'gone'), '3');
    // As an editor leaves it beside a file that is being changed.
    fs.symlinkSync('nothing', path.join(from, 'deep/.#new'));
    fs.utimesSync(path.join(to, 'kept'), old, old);
    syncTree(from, to);
    expect(fs.readdirSync(to).sort()).toEqual(['deep', 'kept']);
    expect(fs.readdirSync(path.join(to, 'deep'))).toEqual(['new']);
    expect(fs.readFileSync(path.join(to, 'deep/new'), 'utf8')).toBe('1');
    expect(fs.statSync(path.join(to, 'kept')).mtime).toEqual(old);
  });
});
