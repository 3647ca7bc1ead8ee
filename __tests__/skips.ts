/** Tests that may be skipped, or pass at the second try alone, in CI; each with its reason. Any other fails there. */
import type { NamedTest } from '../scripts/testing/results';

interface Allowed {
  /** Path of the test file within the project. */
  file: string;
  /** Of the test's full name; by default all of the file. */
  title?: RegExp;
  reason: string;
}

const skips: readonly Allowed[] = [];
const secondTries: readonly Allowed[] = [];

const reasonIn =
  (allowed: readonly Allowed[]) =>
  ({ file, title }: NamedTest): string | undefined =>
    allowed.find((each) => each.file === file && (each.title?.test(title) ?? true))?.reason;

/** Why a test may be skipped; undefined without a reason. */
export const skipReason = reasonIn(skips);
/** Why a test may pass at the second try alone; undefined without a reason. */
export const secondTryReason = reasonIn(secondTries);
