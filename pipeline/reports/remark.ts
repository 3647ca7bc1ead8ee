import type { ReleaseReport } from '../release/report';

/** The first line of an error's message. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);

/** Records that a part of the report failed; the rest of the report and the run go on. */
export function remark(
  { report }: { report: Pick<ReleaseReport, 'remarks'> },
  what: string,
  thrown: unknown,
): void {
  report.remarks.push(`${what}: ${reasonOf(thrown)}`);
}
