/** A query as it is asked, and as it shows in what was found. Pure. */
import { isCommonWord, wordsIn } from '../lib/search-words';

/** Longer ones are a slip of pasting. */
const LONGEST = 200;

/** What was typed, without white space around and between. */
export function tidyQuery(text: string): string {
  return text.slice(0, LONGEST).replace(/\s+/g, ' ').trim();
}

/**
 * What of a query is looked for: without words that nearly every page has, unless there are no others. What stands
 * in quotation marks is looked for as it is.
 */
export function termsOf(query: string): string {
  if (/^".+"$/.test(query)) return query;
  const words = query.split(' ');
  const telling = words.filter((word) => !isCommonWord(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
}

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Whether an excerpt begins or ends within a sentence. */
const BEGUN = /^[^\p{Lu}\p{N}]/u;
const UNENDED = /[^.!?:…]$/;

/** Of Pagefind's excerpts: text in which `<` and `>` are encoded, and what was found is in `<mark>`. */
export function excerptParts(excerpt: string): TextPart[] {
  const plain = excerpt.replace(/<\/?mark>/g, '');
  const html = `${BEGUN.test(plain) ? '… ' : ''}${excerpt}${UNENDED.test(plain) ? ' …' : ''}`;
  return html
    .split('<mark>')
    .flatMap((piece, index): TextPart[] => {
      if (index === 0) return [{ text: piece, isMarked: false }];
      const [marked = '', rest = ''] = piece.split('</mark>');
      return [
        { text: marked, isMarked: true },
        { text: rest, isMarked: false },
      ];
    })
    .filter(({ text }) => text !== '')
    .map(({ text, isMarked }) => ({
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isMarked,
    }));
}

/** The beginning that a word has in common with its other forms: `studying` with `studies`. */
function stemOf(word: string): string {
  return word.slice(0, 4);
}

/**
 * The words of a query that none of these texts has in any form. Pagefind finds something for nearly every word: where
 * there is no such word, words with the same beginning, however short.
 */
export function wordsNotIn(query: string, texts: readonly string[]): string[] {
  const there = new Set(texts.flatMap(wordsIn));
  const all = [...there];
  return wordsIn(termsOf(query)).filter(
    (word) => !there.has(word) && !all.some((each) => each.startsWith(stemOf(word))),
  );
}

/** Whether none of these texts has a word of the query. */
export function isFarFrom(query: string, texts: readonly string[]): boolean {
  return wordsNotIn(query, texts).length === wordsIn(termsOf(query)).length;
}

/** A title in parts: words that begin as one of the query's does are marked. */
export function titleParts(title: string, query: string): TextPart[] {
  const wanted = wordsIn(termsOf(query));
  return title
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      isMarked: wanted.some((word) => text.toLowerCase().startsWith(word)),
    }));
}
