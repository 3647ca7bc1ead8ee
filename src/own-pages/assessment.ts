/** Arithmetic of the self-assessments. */

export type Answer = 'yes' | 'no';
export type Answers = Readonly<Record<string, Answer>>;

export interface AssessmentQuestion {
  readonly id: string;
  /** Score of a no. */
  readonly weight: number;
}

/** Holds from the score `from` to just below the next one's. */
export interface AssessmentResult {
  readonly from: number;
}

/** Sum of the weights of the questions answered no. */
export function scoreOf(questions: readonly AssessmentQuestion[], answers: Answers): number {
  return questions.reduce((sum, { id, weight }) => sum + (answers[id] === 'no' ? weight : 0), 0);
}

/** The highest score: every answer a no. */
export function highestScore(questions: readonly AssessmentQuestion[]): number {
  return questions.reduce((sum, { weight }) => sum + weight, 0);
}

/** The result for a score; null below the first result. */
export function resultOf<T extends AssessmentResult>(
  results: readonly T[],
  score: number,
): T | null {
  return (
    byScore(results)
      .filter(({ from }) => from <= score)
      .at(-1) ?? null
  );
}

/** Results from the lowest score up, each with the highest score that it holds for. */
export function rangesOf<T extends AssessmentResult>(
  results: readonly T[],
  highest: number,
): { result: T; from: number; to: number }[] {
  const sorted = byScore(results);
  return sorted.map((result, index) => ({
    result,
    from: result.from,
    to: (sorted[index + 1]?.from ?? highest + 1) - 1,
  }));
}

const byScore = <T extends AssessmentResult>(results: readonly T[]): T[] =>
  [...results].sort((a, b) => a.from - b.from);
