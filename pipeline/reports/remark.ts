import type { ReleaseReport } from '../release/report';

/** The first line of what was thrown. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);

/** Notes what a part of the report could not do; the rest of it is made, and the run goes on. */
export function remark(
  { report }: { report: Pick<ReleaseReport, 'remarks'> },
  what: string,
  thrown: unknown,
): void {
  report.remarks.push(`${what}: ${reasonOf(thrown)}`);
}
