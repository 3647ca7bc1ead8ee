/** The code that items are made by: where it has changed, each is made again. */
import path from 'node:path';
import { digestOfPaths } from '../lib/build/digest';

/** Folders that hold it and all that it imports, and its packages. */
export const CODE_OF_ITEMS = [
  'contract',
  'src/collections',
  'src/lib',
  'src/pull',
  'src/rich-text',
  'package-lock.json',
];

/** Identifies the code as it is on the disk. */
export const codeOfItems = (): string =>
  digestOfPaths(path.join(__dirname, '../..'), CODE_OF_ITEMS);
