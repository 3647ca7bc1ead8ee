/** The record of a run, for the charts and the index. */
import { formatNumber } from '../../src/lib/numbers';
import { groupInOrder } from '../../src/lib/group-in-order';
import { headlineOf, type ReleaseOutcome, type ReleaseReport } from '../release/report';
import { isQuarantined } from '../report';

/** Phases of a run, in the order in which a chart stacks them. */
export const phases = ['pull', 'build', 'check', 'report', 'publish', 'other'] as const;
export type Phase = (typeof phases)[number];

export interface RunRecord {
  /** Name of its page without `.html`; sorts by time. */
  name: string;
  /** ISO 8601. */
  startedAt: string;
  outcome: ReleaseOutcome;
  sentence: string;
  /** Null if the run made no site. */
  pages: number | null;
  bytes: number | null;
  changes: { new: number; changed: number; removed: number };
  seconds: number;
  phases: Partial<Record<Phase, number>>;
  /** Published items by the label of their collection. */
  items: Record<string, number>;
  failures: { items: number; pictures: number; errors: number };
  /** Consecutive runs with nothing to do that share this record. */
  times: number;
}

const phaseOf: Readonly<Record<string, Phase>> = {
  pull: 'pull',
  build: 'build',
  check: 'check',
  look: 'check',
  pictures: 'report',
  publish: 'publish',
  upload: 'publish',
};

/** Seconds by phase; `other` is the time outside known steps. */
function phasesOf({ steps, seconds }: ReleaseReport): RunRecord['phases'] {
  const known = Object.entries(steps).map(
    ([name, took]) => [phaseOf[name] ?? 'other', took] as const,
  );
  const all = known.reduce((sum, [, took]) => sum + took, 0);
  const parts = groupInOrder(
    [...known, ['other', Math.max(0, seconds - all)] as const],
    ([phase]) => phase,
  );
  return Object.fromEntries(
    parts.map(([phase, group]) => [phase, group.reduce((sum, [, took]) => sum + took, 0)]),
  );
}

const verb = (value: number, one: string, other: string) => (value === 1 ? one : other);

/** The outcome in a sentence or two. */
export function sentenceOf(
  report: Pick<ReleaseReport, 'build' | 'outcome' | 'isPublished' | 'accept'>,
): string {
  const { build } = report;
  const { new: added = [], changed = [], removed = [] } = build?.pages ?? {};
  const parts = [
    [added.length, 'is new', 'are new'],
    [changed.length, 'has changed', 'have changed'],
    [removed.length, 'is gone', 'are gone'],
  ] as const;
  const told = parts
    .filter(([value]) => value > 0)
    .map(([value, one, other], at) => {
      const noun = at === 0 ? ` ${verb(value, 'page', 'pages')}` : '';
      return `${formatNumber(value)}${noun} ${verb(value, one, other)}`;
    });
  const headline =
    report.accept.length > 0
      ? 'The release was refused; the site is unchanged'
      : headlineOf(report);
  if (told.length === 0) return `${headline}.`;
  const where = report.isPublished ? ': ' : '. In the new build, ';
  return `${headline}${where}${told.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`;
}

const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');

/** The record of a run that has ended. */
export function recordOf(report: ReleaseReport): RunRecord {
  const { build, startedAt, outcome, seconds, bytes, findings } = report;
  const total = build?.pages.total ?? 0;
  return {
    name: `${stamp(startedAt)}-${outcome}`,
    startedAt,
    outcome,
    sentence: sentenceOf(report),
    pages: total > 0 ? total : null,
    bytes: bytes.after,
    changes: {
      new: build?.pages.new.length ?? 0,
      changed: build?.pages.changed.length ?? 0,
      removed: build?.pages.removed.length ?? 0,
    },
    seconds,
    phases: phasesOf(report),
    items: Object.fromEntries(
      Object.values(build?.collections ?? {}).map(({ label, published }) => [label, published]),
    ),
    failures: {
      items: (build?.problems ?? []).filter(isQuarantined).length,
      pictures: build?.pictures.failed ?? 0,
      errors:
        findings.filter(({ level }) => level === 'error').length + (outcome === 'failed' ? 1 : 0),
    },
    times: 1,
  };
}
