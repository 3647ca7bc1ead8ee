import { REPLY_TIME, REPLY_TIME_MARK } from '../../src/site/reply-time';
import type { CopyProblem } from '../../src/own-pages/build/read-file';
import type { CopyPart } from './texts';

const COUNT =
  '(?:\\d+|an?(?:\\s+few)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';
const SPAN = `${COUNT}\\s+(?:working\\s+)?(?:hours?|days?|weeks?)\\b`;
const TIME = `within\\s+${SPAN}`;
const DAY = '(?:the|that)\\s+(?:same|next|following)\\s+(?:working\\s+)?day\\b';
const ANSWER = '(?:answer(?:s|ed)?|repl(?:y|ies|ied)|hear|respond(?:s|ed)?|writes? back)';
/** A promise: an answer and a time in one sentence, in either order, or an answer on a day. */
const PROMISE = new RegExp(
  [
    `\\b${ANSWER}\\b[^.?!]*?\\b${TIME}`,
    `\\b${TIME}[^.?!]*?\\b${ANSWER}\\b`,
    `\\b${ANSWER}\\s+(?:you\\s+|by\\s+email\\s+)?(?:in\\s+${SPAN}|(?:on\\s+)?${DAY})`,
  ].join('|'),
  'gi',
);

/** A time when something is due; not a distance, such as `within two hours of an office`. */
const DUE = new RegExp(
  `\\b(?:within|in|after)\\s+${SPAN}(?!\\s+of\\b)|\\b${SPAN}(?:\\s+(?:later|after)\\b|\\s+on(?=[,.;]))|\\b${DAY}`,
  'i',
);
/** Words that say when such a time begins. */
const COUNTED = /\b(?:our answer|we (?:have )?(?:answer|talk)(?:ed)?)\b/i;

const shown = (found: string) => `"${found.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;

/**
 * Promises of an answer within a time other than the standard one.
 * @param write the placeholder for the standard time
 */
export function replyProblems(
  { file, text, lineOf }: CopyPart,
  write: string = REPLY_TIME_MARK,
): CopyProblem[] {
  return [...text.matchAll(PROMISE)].map(([found]) => ({
    file,
    line: lineOf(found),
    message: `${shown(found)}: an answer comes within ${REPLY_TIME}, for which write ${write}; say of a result that it comes later`,
  }));
}

/**
 * Closing words with a time of a result that reads as the time of the answer, because they do not say when it begins.
 */
export function resultTimeProblems({ file, text, lineOf }: CopyPart): CopyProblem[] {
  if (text.includes(REPLY_TIME_MARK)) return [];
  const sentences = text.match(/[^.?!]+/g) ?? [];
  return sentences
    .filter((sentence) => DUE.test(sentence) && !COUNTED.test(sentence))
    .filter((sentence) => [...sentence.matchAll(PROMISE)].length === 0)
    .map((sentence) => ({
      file,
      line: lineOf(sentence),
      message: `${shown(sentence)}: reads as the time of the answer; count a result's from "our answer"`,
    }));
}
