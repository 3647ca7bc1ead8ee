import { REPLY_TIME, REPLY_TIME_MARK } from '../../src/site/reply-time';
import type { CopyProblem } from '../../src/own-pages/build/read-file';
import type { CopyPart } from './texts';

const COUNT = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)';
const TIME = `within\\s+${COUNT}\\s+(?:working\\s+)?(?:hours?|days?|weeks?)`;
const ANSWER = '(?:answer(?:s|ed)?|repl(?:y|ies|ied)|hear|respond(?:s|ed)?|writes? back)';
/** An answer and a time in one sentence, in either order. */
const PROMISE = new RegExp(
  `\\b${ANSWER}\\b[^.?!]*?\\b${TIME}\\b|\\b${TIME}\\b[^.?!]*?\\b${ANSWER}\\b`,
  'gi',
);

/**
 * Promises of an answer within another time.
 * @param write the placeholder of the general time
 */
export function replyProblems(
  { file, text, lineOf }: CopyPart,
  write: string = REPLY_TIME_MARK,
): CopyProblem[] {
  return [...text.matchAll(PROMISE)].map(([found]) => ({
    file,
    line: lineOf(found),
    message: `"${found.replace(/\s+/g, ' ').slice(0, 60)}": an answer comes within ${REPLY_TIME}, for which write ${write}; say of a result that it comes later`,
  }));
}
