/** Finds the part of an excerpt that adds to the title above it. Pure. */
import { wordsIn } from '../search-words';

/** Words that may precede the title on its page: kind, category, date. */
const MOST_BEFORE = 10;
const ENDED = /[.!?:…]$/;

/** The words of a token as Pagefind gives it, marked or not. */
function bare(text: string): string {
  return wordsIn(text.replace(/<\/?mark>|&[lg]t;/g, ' ')).join(' ');
}

const endsSentence = (token: string | undefined) =>
  token === undefined || ENDED.test(token.replace('</mark>', ''));

/** Number of tokens of the title and the words before it; 0 where it does not head the excerpt. */
function headLength(tokens: readonly string[], title: string): number {
  const wanted = bare(title);
  if (wanted === '') return 0;
  const length = title.trim().split(/\s+/).length;
  const isTitle = (from: number) =>
    endsSentence(tokens[from - 1]) &&
    endsSentence(tokens[from + length - 1]) &&
    bare(tokens.slice(from, from + length).join(' ')) === wanted;
  for (let from = 0; from <= Math.min(MOST_BEFORE, tokens.length - length); from += 1) {
    if (isTitle(from)) return from + length;
  }
  // The excerpt may begin within the title.
  for (let left = length - 1; left > 0; left -= 1) {
    const part = bare(tokens.slice(0, left).join(' '));
    if (part !== '' && endsSentence(tokens[left - 1]) && wanted.endsWith(` ${part}`)) return left;
  }
  return 0;
}

/** Sentences, the first and the last perhaps cut. */
function sentencesOf(tokens: readonly string[]): string[] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (endsSentence(token)) sentences.push([]);
  }
  return sentences.map((own) => own.join(' ')).filter(Boolean);
}

/** A heading may be repeated by its section. */
function withoutRepeats(sentences: readonly string[]): string[] {
  return sentences.filter((sentence, index) => {
    const [own, next] = [bare(sentence), bare(sentences[index + 1] ?? '')];
    return own === '' || next === '' || !(index === 0 ? next.endsWith(own) : next === own);
  });
}

/**
 * An excerpt without the title that stands above it, without the line before that, and with no sentence twice in a
 * row. Pagefind ends headings with a stop.
 */
export function beyondTitle(excerpt: string, title: string): string {
  const tokens = excerpt.split(/\s+/).filter(Boolean);
  return withoutRepeats(sentencesOf(tokens.slice(headLength(tokens, title)))).join(' ');
}
