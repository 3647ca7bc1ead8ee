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

/** Of Pagefind's excerpts: text in which `<` and `>` are encoded, and what was found is in `<mark>`. */
export function excerptParts(html: string): TextPart[] {
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
