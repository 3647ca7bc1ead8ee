/** A hash of the code that makes items. After a change, all items are made again. */
import path from 'node:path';
import { digestOfPaths } from '../lib/build/digest';

/** The folders of that code and of everything it imports, and its packages. */
export const CODE_OF_ITEMS = [
  'contract',
  'src/collections',
  'src/lib',
  'src/pull',
  'src/rich-text',
  'package-lock.json',
];

/** The hash of the code on disk. */
export const codeOfItems = (): string =>
  digestOfPaths(path.join(__dirname, '../..'), CODE_OF_ITEMS);
