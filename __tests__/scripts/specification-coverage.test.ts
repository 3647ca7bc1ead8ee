/** `docs/specification-coverage.md` names files and tests that are there. */
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

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

/** What is in code marks and looks like a file or a folder of the project. */
const filesOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w@./-]+(?:\/|\.tsx?|\.md)$/.test(name) && name.includes('/'));

describe('the coverage of the specification', () => {
  it('tells of every section', () => {
    const sections = [...text.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number));
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('says of each sentence where it lives and which test holds it', () => {
    expect(rows.length).toBeGreaterThan(60);
    const incomplete = rows.filter(
      (cells) =>
        cells.length !== 3 ||
        filesOf(cells[1] ?? '').length === 0 ||
        !filesOf(cells[2] ?? '').some((name) => name.startsWith('__tests__/')),
    );
    expect(incomplete).toEqual([]);
  });

  it('names files that are there', () => {
    const missing = rows
      .flat()
      .flatMap(filesOf)
      .filter((name) => !fs.existsSync(path.join(root, name)));
    expect(missing).toEqual([]);
  });
});
