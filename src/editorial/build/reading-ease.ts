import { syllable } from 'syllable';

/** A sentence ends at one of these, followed by a space or the end. */
const ENDS = /[.!?…]+(?=\s|$)/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/**
 * Flesch's reading ease of an English text: 60 to 70 is plain English, below 30 is read by graduates.
 * https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests
 * @returns null for a text without words
 */
export function readingEase(text: string): number | null {
  const words = text.match(WORD) ?? [];
  if (words.length === 0) return null;
  const sentences = Math.max(1, text.match(ENDS)?.length ?? 0);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return Math.round(
    206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length,
  );
}
