import type { CopyProblem } from '../../src/own-pages/build/read-file';

/** Line width that fits the column of an example at 1280 pixels. */
const MOST_CHARACTERS = 62;

const FENCE = /^([ \t]*)(?:```|~~~)/;

/** Lines of fenced code that are too wide for their column. */
export function wideCode(file: string, source: string): CopyProblem[] {
  let indent: string | null = null;
  return source.split('\n').flatMap((text, index): CopyProblem[] => {
    const fence = FENCE.exec(text);
    if (fence) {
      indent = indent === null ? (fence[1] ?? '') : null;
      return [];
    }
    const length = text.length - (indent?.length ?? 0);
    if (indent === null || length <= MOST_CHARACTERS) return [];
    const message = `a line of code has ${length} characters; ${MOST_CHARACTERS} fit its column`;
    return [{ file, line: index + 1, message }];
  });
}
