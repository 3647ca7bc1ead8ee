/** A query as sent, and as marked in results. Pure. */
import { foldedText } from '@corporate-website/contract/folded-text';
import { beginningOf } from '../../lib/truncate';
import { typedText } from '../indexed-text';
import { isCommonWord, wordsIn } from '../search-words';

/** Longer ones are a slip of pasting. */
const LONGEST = 200;

/** The typed text, without white space around and between. */
export function tidyQuery(text: string): string {
  return typedText(beginningOf(text, LONGEST)).replace(/\s+/g, ' ').trim();
}

/**
 * The search terms of a query: without words that nearly every page has, unless there are no others. A text in
 * quotation marks stays as it is.
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

function withoutMarks(excerpt: string): string {
  return excerpt.replace(/<\/?mark>/g, '');
}

/** Characters that are no part of a word at its ends; `#`, `%` and symbols are, of `C#`, `5%` and `C++`. */
const MARKED = /^([^\p{L}\p{M}\p{N}\p{S}]*)(.*?)([^\p{L}\p{M}\p{N}\p{S}#%]*)$/su;

/** Pagefind marks everything between two spaces: this narrows the mark to the word. */
function markedParts(text: string): TextPart[] {
  const [, before = '', word = '', after = ''] = MARKED.exec(text) ?? [];
  return [
    { text: before, isMarked: false },
    { text: word, isMarked: true },
    { text: after, isMarked: false },
  ];
}

function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

/** Parses Pagefind's excerpts: text in which `<` and `>` are encoded, and matches are in `<mark>`. */
export function excerptParts(excerpt: string): TextPart[] {
  if (excerpt === '') return [];
  const plain = withoutMarks(excerpt);
  const html = `${BEGUN.test(plain) ? '… ' : ''}${excerpt}${UNENDED.test(plain) ? ' …' : ''}`;
  return html
    .split('<mark>')
    .flatMap((piece, index): TextPart[] => {
      if (index === 0) return [{ text: decoded(piece), isMarked: false }];
      const [marked = '', rest = ''] = piece.split('</mark>').map(decoded);
      return [...markedParts(marked), { text: rest, isMarked: false }];
    })
    .reduce<TextPart[]>(joinedAlike, [])
    .filter(({ text }) => text !== '');
}

/** Appends a part to those before it; adjacent unmarked parts join. */
function joinedAlike(parts: readonly TextPart[], part: TextPart): TextPart[] {
  const last = parts.at(-1);
  if (!last || last.isMarked || part.isMarked) return [...parts, part];
  return [...parts.slice(0, -1), { text: last.text + part.text, isMarked: false }];
}

/** Words without accents, and with letters such as `ł` as English speakers type them. */
const foldedWordsIn = (text: string): string[] => wordsIn(foldedText(text));

/** The beginning that a word has in common with its other forms: `studying` with `studies`. */
function stemOf(word: string): string {
  return word.slice(0, 4);
}

/**
 * The words of a query that none of these texts has in any form. Pagefind finds something for nearly every word: where
 * there is no such word, words with the same beginning, however short.
 */
export function wordsNotIn(query: string, texts: readonly string[]): string[] {
  const there = new Set(texts.flatMap(foldedWordsIn));
  const all = [...there];
  return foldedWordsIn(termsOf(query)).filter(
    (word) => !there.has(word) && !all.some((each) => each.startsWith(stemOf(word))),
  );
}

/** Whether none of these texts has a word of the query. */
export function isFarFrom(query: string, texts: readonly string[]): boolean {
  return wordsNotIn(query, texts).length === wordsIn(termsOf(query)).length;
}

/** A title in parts: words that begin as one of the query's does are marked. */
export function titleParts(title: string, query: string): TextPart[] {
  const wanted = foldedWordsIn(termsOf(query));
  return title
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      isMarked: wanted.some((word) => foldedText(text).startsWith(word)),
    }));
}
