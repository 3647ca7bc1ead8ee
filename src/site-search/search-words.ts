/** Words as the search takes them: of a query, and of the pages that it is compared with. */

/** Every word of a text in lower case; other characters than letters and digits separate them. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Words that nearly every page has: they tell pages apart in nothing, and their part of the index is the largest. */
const COMMON = new Set(
  'a about an and are as at be but by can do for from has have how i in is it its not of on or our so that the their they this to was we what when which who why will with you your'.split(
    ' ',
  ),
);

export function isCommonWord(word: string): boolean {
  return COMMON.has(word);
}
