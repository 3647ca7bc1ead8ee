/** Tests that may be skipped in CI, each with its reason. Any other skip fails there. */
import type { NamedTest } from '../scripts/testing/results';

interface AllowedSkip {
  /** Path of the test file within the project. */
  file: string;
  /** Of the test's full name; by default all of the file. */
  title?: RegExp;
  reason: string;
}

const allowed: readonly AllowedSkip[] = [];

/** Why a test may be skipped; undefined where nobody has said. */
export function skipReason({ file, title }: NamedTest): string | undefined {
  return allowed.find((each) => each.file === file && (each.title?.test(title) ?? true))?.reason;
}
