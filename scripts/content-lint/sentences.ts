import type { CopyProblem } from '../../src/own-pages/build/read-file';
import type { CopyPart } from './texts';

/** Shorter sentences (“The same firm, a year later.”) may be repeated. */
const FEWEST_WORDS = 7;

const SENTENCE_END = /(?<=[.!?])[”’)\]*_]*\s+|\n\s*\n|\n\s*(?=[-*|#]|\d+\.)/;

function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => !sentence.startsWith('|'));
}

/** The words of a sentence, by which two are compared. */
const keyOf = (sentence: string) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Sentences that occur twice, on one page or on two. */
export function repeatedSentences(parts: readonly CopyPart[]): CopyProblem[] {
  const seen = new Map<string, string>();
  return parts.flatMap(({ file, text, lineOf }) =>
    sentencesOf(text).flatMap((sentence): CopyProblem[] => {
      const words = keyOf(sentence);
      if (words.length < FEWEST_WORDS) return [];
      const key = words.join(' ');
      const line = lineOf(sentence);
      const before = seen.get(key);
      if (!before) {
        seen.set(key, `${file}:${line}`);
        return [];
      }
      return [
        { file, line, message: `says again what ${before} says: "${sentence.slice(0, 60)}"` },
      ];
    }),
  );
}
