import path from 'node:path';
import { writeOutput } from '../../lib/build/write-output';
import { PAGE_LIST_PATH, type PageList } from '../look-up/page-list';

/** Pages that nobody means: errors, a developer's own, previews, contact about a page, further pages of a list, archives. */
const LEFT_OUT =
  /^\/(?:404|dev-404-page|develop|preview|contact\/about)(?:[./]|$)|\/page\/\d+$|\/archive\/(?:\d+|undated)$/;

/** The addresses that a visitor may have meant, sorted, without slash at the end. */
export function pageListOf(paths: Iterable<string>): PageList {
  return [...paths]
    .map((each) => (each.length > 1 ? each.replace(/\/+$/, '') : each))
    .filter((each) => !LEFT_OUT.test(each))
    .sort();
}

/** Puts the list into the output. */
export function writePageList(directory: string, paths: Iterable<string>): void {
  writeOutput(path.join(directory, PAGE_LIST_PATH), JSON.stringify(pageListOf(paths)));
}
