import fs from 'node:fs';
import path from 'node:path';
import { PAGE_LIST_PATH, type PageList } from '../look-up/page-list';

/** Pages that nobody looks for: errors, a developer's own, further pages of a list, its archives. */
const LEFT_OUT =
  /^\/(?:404|dev-404-page|develop)(?:[./]|$)|\/page\/\d+$|\/archive\/(?:\d+|undated)$/;

/** The addresses that a visitor may have meant, sorted, without slash at the end. */
export function pageListOf(paths: Iterable<string>): PageList {
  return [...paths]
    .map((each) => (each.length > 1 ? each.replace(/\/+$/, '') : each))
    .filter((each) => !LEFT_OUT.test(each))
    .sort();
}

/** Puts the list into the output. */
export function writePageList(directory: string, paths: Iterable<string>): void {
  fs.writeFileSync(path.join(directory, PAGE_LIST_PATH), JSON.stringify(pageListOf(paths)));
}
