/** Result of a mutation run: which mutants no test noticed, and whether somebody has said why. */

/** A mutant that no test can notice, or none has to: `__tests__/mutants.ts` lists them. */
export interface KnownMutant {
  file: string;
  /** A part of the line of the source on which it begins. */
  at: string;
  /** The mutator as Stryker names it, such as `ConditionalExpression`. */
  mutator: string;
  /** Replacement of the original; any by default. */
  replacement?: string;
  reason: string;
}

/** The parts of Stryker's report that are read (mutation-testing-report-schema). */
export interface MutationReport {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        mutatorName: string;
        replacement?: string;
        status: string;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

/** Both from 1. */
interface Position {
  line: number;
  column: number;
}

export interface Mutant {
  file: string;
  line: number;
  /** The line of the source on which it begins, without its indent. */
  at: string;
  mutator: string;
  original: string;
  replacement: string;
  isNoticed: boolean;
  /** A test took too long with it, which a busy machine does to any. */
  isTimedOut: boolean;
}

export interface FileScore {
  file: string;
  noticed: number;
  mutants: number;
  /** Percent of the mutants noticed, counting also those that no test could notice. */
  score: number;
}

export interface Verdict {
  scores: FileScore[];
  /** Survivors that are listed, with the reasons. */
  explained: { mutant: Mutant; reason: string }[];
  unexplained: Mutant[];
  /** Listed ones that are noticed now, or are no longer there. */
  gone: KnownMutant[];
  /** Files below the threshold. */
  low: FileScore[];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function sliceOf(lines: readonly string[], start: Position, end: Position): string {
  const part = lines.slice(start.line - 1, end.line);
  const last = part.length - 1;
  return part
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** The mutants of a report. Those that keep any test from starting, and those that were left out, do not count. */
export function mutantsOf({ files }: MutationReport): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => NOTICED.includes(status) || UNNOTICED.includes(status))
      .map(({ mutatorName, replacement = '', status, location: { start, end } }) => ({
        file,
        line: start.line,
        at: (lines[start.line - 1] ?? '').trim(),
        mutator: mutatorName,
        original: oneLine(sliceOf(lines, start, end)),
        replacement: oneLine(replacement),
        isNoticed: NOTICED.includes(status),
        isTimedOut: status === 'Timeout',
      }));
  });
}

const isMeant = (known: KnownMutant, mutant: Mutant): boolean =>
  known.file === mutant.file &&
  known.mutator === mutant.mutator &&
  mutant.at.includes(known.at) &&
  (known.replacement === undefined || known.replacement === mutant.replacement);

function scoreOf(file: string, mutants: readonly Mutant[]): FileScore {
  const noticed = mutants.filter(({ isNoticed }) => isNoticed).length;
  const score = mutants.length === 0 ? 100 : (100 * noticed) / mutants.length;
  return { file, noticed, mutants: mutants.length, score };
}

/**
 * Judges a run over some files.
 * @param known what `__tests__/mutants.ts` lists; of other files it is left alone
 * @param least the score that each file must have, in percent
 */
export function judge(
  files: readonly string[],
  mutants: readonly Mutant[],
  known: readonly KnownMutant[],
  least: number,
): Verdict {
  const survivors = mutants.filter(({ isNoticed }) => !isNoticed);
  const unrefuted = mutants.filter(({ isNoticed, isTimedOut }) => !isNoticed || isTimedOut);
  const meant = known.filter(({ file }) => files.includes(file));
  const scores = files.map((file) =>
    scoreOf(
      file,
      mutants.filter((mutant) => mutant.file === file),
    ),
  );
  const verdict: Verdict = {
    scores,
    explained: [],
    unexplained: [],
    gone: meant.filter((each) => !unrefuted.some((mutant) => isMeant(each, mutant))),
    low: scores.filter(({ score }) => score < least),
  };
  for (const mutant of survivors) {
    const reason = meant.find((each) => isMeant(each, mutant))?.reason;
    if (reason === undefined) verdict.unexplained.push(mutant);
    else verdict.explained.push({ mutant, reason });
  }
  return verdict;
}

/** A mutant on a line: `src/a.ts:7 EqualityOperator: a < b → a <= b`. */
export function shown({ file, line, mutator, original, replacement }: Mutant): string {
  return `${file}:${line} ${mutator}: ${original} → ${replacement}`;
}
