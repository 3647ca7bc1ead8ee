/** `docs/specification-coverage.md` names files and tests that are there. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { hasTest, testTitles } from '../support/test-titles';

const root = path.resolve(__dirname, '../..');
const text = fs.readFileSync(path.join(root, 'docs/specification-coverage.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line) && !line.startsWith('| Sentence'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const inCodeMarks = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.trim());

/** Texts in code marks that look like a file or a folder of the project. */
const filesOf = (cell: string) =>
  inCodeMarks(cell).filter(
    (name) => /^[\w@./-]+(?:\/|\.tsx?|\.md)$/.test(name) && name.includes('/'),
  );

/** `__tests__/…/file.test.ts > group > title`; the groups are optional. */
const testsOf = (cell: string) => inCodeMarks(cell).map((name) => name.split(' > '));

/** A file of tests by its name, for whichever runner it is. */
function testFile(name: string): string | undefined {
  return [
    name,
    name.replace(/\.test(\.tsx?)$/, '.spec$1'),
    name.replace(/\.spec(\.tsx?)$/, '.test$1'),
  ]
    .map((each) => path.join(root, each))
    .find((each) => fs.existsSync(each));
}

const known = new Map<string, string[][]>();
function isThere([name = '', ...titles]: readonly string[]): boolean {
  const file = testFile(name);
  if (file === undefined) return false;
  const all = known.get(file) ?? testTitles(file);
  known.set(file, all);
  return hasTest(all, titles);
}

describe('the coverage of the specification', () => {
  it('tells of every section', () => {
    const sections = [...text.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number));
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('says of each sentence where it lives and which tests hold it', () => {
    expect(rows.length).toBeGreaterThan(60);
    const incomplete = rows.filter((cells) => {
      const tests = testsOf(cells[2] ?? '');
      return (
        cells.length !== 3 ||
        filesOf(cells[1] ?? '').length === 0 ||
        tests.length === 0 ||
        tests.some(([file = '', title]) => !file.startsWith('__tests__/') || !title)
      );
    });
    expect(incomplete).toEqual([]);
  });

  it('names files that are there', () => {
    const missing = rows
      .flatMap(([, where = '']) => filesOf(where))
      .filter((name) => !fs.existsSync(path.join(root, name)));
    expect(missing).toEqual([]);
  });

  it('names tests that are there', () => {
    const missing = rows
      .flatMap(([, , tests = '']) => testsOf(tests))
      .filter((test) => !isThere(test));
    expect(missing).toEqual([]);
  });

  it('would find a test that is gone, was renamed, is one group’s and not another’s, or is a group itself', () => {
    const file = '__tests__/site/navigation.test.ts';
    const title = 'has the legal pages of the specification';
    expect(isThere([file, title])).toBe(true);
    expect(isThere([file, 'the navigation', title])).toBe(true);
    expect(isThere([file, 'on %s marks the link to %s as %s'])).toBe(true);
    for (const gone of [
      ['__tests__/lib/no-such.test.ts', title],
      [file, `${title}, all of them`],
      [file, 'another group', title],
      [file, title, 'the navigation'],
      [file, 'the navigation'],
    ]) {
      expect(isThere(gone)).toBe(false);
    }
  });
});
