/** Text as the index has it: https://pagefind.app/docs/node-api/ takes a few signs as parts of words. */

/** Soft hyphens and spaces without width: nobody types them. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF]|&shy;/g;

/** Text with one spelling for each accented letter, and without characters that nobody types. */
export function typedText(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC');
}

/** Signs that are part of a word where they begin or end it, each with a likeness that no text has otherwise. */
const LIKENESSES: Readonly<Record<string, string>> = {
  '#': '\u266F',
  '+': '\uFE62',
  '.': '\u2024',
};

/** Those likenesses: characters of words to Pagefind. */
export const WORD_SIGNS = Object.values(LIKENESSES).join('');

/** `C#`, `C++`, `.NET`; not `#1`, `+44`, `1+1` or the end of a sentence. */
const SIGNS_OF_WORDS =
  /(?<=[\p{L}\p{N}])(?:#|\+{1,3})(?![\p{L}\p{N}#+])|(?<![\p{L}\p{N}.])\.(?=\p{L})/gu;
const LIKE = new RegExp(`[${WORD_SIGNS}]`, 'g');

/** A text whose words keep their signs in the index. */
export function withWordSigns(text: string): string {
  return text.replace(SIGNS_OF_WORDS, (signs) =>
    Array.from(signs, (sign) => LIKENESSES[sign] ?? sign).join(''),
  );
}

/** The text again as it is written. */
export function withPlainSigns(text: string): string {
  return text.replace(
    LIKE,
    (likeness) => Object.entries(LIKENESSES).find(([, like]) => like === likeness)?.[0] ?? likeness,
  );
}
