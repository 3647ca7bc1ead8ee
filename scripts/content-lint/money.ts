import { groupInOrder } from '../../src/lib/group-in-order';
import type { CopyProblem } from '../../src/own-pages/build/read-file';
import type { CopyPart } from './texts';

const DOLLARS = /\$\d/;
/** Words that explain why an amount is not in pounds. */
const REASON = /\b(?:dollars?|American|Canadian|US)\b/;

/** Files with amounts in dollars and no explanation: the company charges, and is billed, in pounds. */
export function moneyProblems(parts: readonly CopyPart[]): CopyProblem[] {
  return groupInOrder(parts, ({ file }) => file).flatMap(([, ofFile]) => {
    const first = ofFile.find(({ text }) => DOLLARS.test(text));
    if (!first || ofFile.some(({ text }) => REASON.test(text))) return [];
    const line = first.lineOf(first.text.match(/\S*\$\d\S*/)?.[0]);
    return [
      {
        file: first.file,
        line,
        message: 'write amounts in pounds, or say why they are in dollars',
      },
    ];
  });
}
