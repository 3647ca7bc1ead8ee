/** A fault in a content file, described so that its editor finds the place. */

export interface ContentProblem {
  /** Relative to the content folder, with forward slashes. */
  file: string;
  /** Counted from 1; the line of the field, or of the item where the field is missing. */
  line: number;
  message: string;
  /** An error keeps the content from being loaded; a warning costs the named part only. */
  severity: 'error' | 'warning';
}

/** @example `posts/warp-and-weft.md:7: status: must be publish, draft or archived` */
export function problemLine(problem: ContentProblem): string {
  return `${problem.file}:${problem.line}: ${problem.message}`;
}

/** Thrown where content files cannot be loaded; the message lists every place. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(folder: string, problems: readonly ContentProblem[]) {
    const places = problems.map((problem) => `  ${problemLine(problem)}`).join('\n');
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
    super(`${count} in the content files of ${folder}:\n${places}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
