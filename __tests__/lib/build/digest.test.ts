import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import { digestOfPaths } from '../../../src/lib/build/digest';
import { scratchForEach } from '../../support/scratch-for-each';

const scratch = scratchForEach();

test('folders are told apart by what they hold, past a link to nothing', () => {
  const counts = (name: string) => name !== 'code/reports';
  const after = (files: Record<string, string>) => {
    const root = scratch.writeAll('root', files);
    return digestOfPaths(root, ['code', 'lock.json'], counts);
  };
  const digests = [
    after({ 'other.ts': '1' }),
    after({ 'code/deep/b.ts': '1' }),
    after({ 'code/deep/b.ts': '2' }),
    after({ 'code/deep/c.ts': '2' }),
    after({ 'lock.json': '{}' }),
  ];
  expect(new Set(digests).size).toBe(digests.length);
  expect(after({ 'code/reports/d.ts': '1', 'code/deep/b.ts': '2' })).toBe(digests.at(-1));
  fs.symlinkSync('nothing', scratch.file('root/code/.#b.ts'));
  expect(after({})).not.toBe(digests.at(-1));
});
