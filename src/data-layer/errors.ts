/** Errors of the build that a person must act on. */
import type { Reporter } from 'gatsby';

export const errorIds = {
  snapshotUnreadable: 'site_10002',
  unsafePath: 'site_10003',
  duplicatePath: 'site_10004',
  contentWrong: 'site_10005',
} as const;

interface ErrorContext {
  sourceMessage?: string;
}

const text = ({ sourceMessage }: ErrorContext) => sourceMessage ?? '';

/** Call in `onPreInit`; then `reporter.panicOnBuild({ id, context: { sourceMessage } })`, and return. */
export function registerErrors(reporter: Reporter): void {
  const entry = (prefix: string) => ({
    text: (context: ErrorContext) => `${prefix} ${text(context)}`.trim(),
    level: 'ERROR',
    category: 'USER',
  });
  reporter.setErrorMap({
    [errorIds.snapshotUnreadable]: entry('The content cannot be read.'),
    [errorIds.unsafePath]: entry('A page would be written outside public/.'),
    [errorIds.duplicatePath]: entry('Two pages claim one path.'),
    [errorIds.contentWrong]: entry('The copy in src/content is not right.'),
  } as never);
}
