/** Compilations of earlier builds, for one from nothing. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import {
  compilationsFolder,
  dropCompilations,
  giveCompilations,
  takeCompilations,
} from '../../pipeline/compilations';
import { listFiles } from '../../pipeline/files';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();
const folderOf = (work: string) => {
  const folder = compilationsFolder({ PICTURE_STORE_DIR: scratch.file('store') }, work);
  if (!folder) throw new Error('There is a store.');
  return folder;
};
let compiled: string;
let target: string;
let folder: string;

beforeEach(() => {
  compiled = scratch.file('good/cache/webpack');
  target = scratch.file('work/.cache/webpack');
  folder = folderOf('/srv/site/work');
  fs.mkdirSync(path.join(compiled, 'stage-build-html'), { recursive: true });
  fs.writeFileSync(path.join(compiled, 'stage-build-html/0.pack'), 'of pages');
  fs.writeFileSync(path.join(compiled, 'index.pack'), 'of all');
});

const inode = (...names: string[]) => fs.statSync(path.join(...names)).ino;

describe('compilations', () => {
  it('are taken as links to what was given', () => {
    giveCompilations(compiled, folder);
    expect(takeCompilations(folder, target)).toBe('whole');
    expect(listFiles(target)).toEqual(['index.pack', 'stage-build-html/0.pack']);
    expect(inode(target, 'index.pack')).toBe(inode(compiled, 'index.pack'));
  });

  it('are given anew without what is there no more', () => {
    giveCompilations(compiled, folder);
    fs.rmSync(path.join(compiled, 'index.pack'));
    fs.writeFileSync(path.join(compiled, '1.pack'), 'of a later build');
    giveCompilations(compiled, folder);
    expect(takeCompilations(folder, target)).toBe('whole');
    expect(listFiles(target)).toEqual(['1.pack', 'stage-build-html/0.pack']);
  });

  it.each([
    ['changed', (file: string) => fs.writeFileSync(file, 'of  all')],
    ['missing', (file: string) => fs.rmSync(file)],
    ['unreadable', (file: string) => (fs.rmSync(file), fs.mkdirSync(file))],
  ])('are not used, and gone, where a file is %s', (_, damage) => {
    giveCompilations(compiled, folder);
    damage(path.join(folder, 'files', 'index.pack'));
    expect(takeCompilations(folder, target)).toBe('damaged');
    expect(fs.existsSync(target)).toBe(false);
    expect(takeCompilations(folder, target)).toBe('absent');
    expect(fs.existsSync(folder)).toBe(false);
  });

  it('do not count before all of them are there', () => {
    giveCompilations(compiled, folder);
    fs.rmSync(path.join(folder, 'digests.json'));
    expect(takeCompilations(folder, target)).toBe('absent');
    expect(fs.existsSync(target)).toBe(false);
  });

  it('are gone where new ones could not be kept', () => {
    giveCompilations(compiled, folder);
    fs.symlinkSync('/nowhere', path.join(compiled, 'a-link'));
    giveCompilations(compiled, folder);
    expect(fs.existsSync(folder)).toBe(false);
  });

  it('are kept up to a gigabyte', () => {
    fs.truncateSync(path.join(compiled, 'index.pack'), 1e9);
    giveCompilations(compiled, folder);
    expect(takeCompilations(folder, target)).toBe('absent');
  });

  it('are kept for three work directories, the last that were used', () => {
    const folders = ['one', 'two', 'three', 'four'].map(folderOf);
    const [one = '', two = '', three = '', four = ''] = folders;
    for (const [at, each] of [one, two, three].entries()) {
      giveCompilations(compiled, each);
      fs.utimesSync(path.join(each, 'digests.json'), at + 1, at + 1);
    }
    expect(takeCompilations(one, target)).toBe('whole');
    giveCompilations(compiled, four);
    expect(folders.map((each) => fs.existsSync(each))).toEqual([true, false, true, true]);
  });

  it('are dropped by order', () => {
    giveCompilations(compiled, folder);
    dropCompilations(folder);
    expect(takeCompilations(folder, target)).toBe('absent');
  });
});

describe('their folder', () => {
  it('is one for each work directory, beside the pictures of the machine', () => {
    expect(path.dirname(folder)).toBe(scratch.file('store/compilations'));
    expect(folderOf('/srv/other/work')).not.toBe(folder);
    expect(folderOf('/srv/site/work')).toBe(folder);
  });

  it('is none without a store of pictures, and then nothing is kept', () => {
    const none = compilationsFolder({ PICTURE_STORE_MB: '0' }, '/srv/site/work');
    expect(none).toBeNull();
    giveCompilations(compiled, none);
    dropCompilations(none);
    expect(takeCompilations(none, target)).toBe('absent');
  });
});
