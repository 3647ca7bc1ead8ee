/** Finding pages by words of the navigation. */
import { foldedText } from '@corporate-website/contract/folded-text';
import { allLinks, type NavigationLink } from '../site/navigation';
import { editDistance } from './nearest';

const wordsOf = (text: string): string[] => foldedText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How well the words of a page match a word of a query. */
function rank(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 3;
  if (words.some((each) => each.startsWith(word))) return 2;
  const slip = word.length > 4 && words.some((each) => editDistance(word, each) === 1);
  return slip ? 1 : 0;
}

/**
 * The links whose name, line or path has every word of a query, best first. A word may be the beginning of one,
 * and long ones may have one slip.
 */
export function matchLinks(
  query: string,
  links: readonly NavigationLink[] = allLinks,
): NavigationLink[] {
  const wanted = wordsOf(query.slice(0, 200));
  if (wanted.length === 0) return [];
  return links
    .map((link) => {
      const name = wordsOf(link.name);
      const all = [...name, ...wordsOf(`${link.line ?? ''} ${link.path}`)];
      const ranks = wanted.map((word) => rank(word, all));
      const inName = wanted.reduce((sum, word) => sum + rank(word, name), 0);
      const total = ranks.reduce((sum, each) => sum + each, 0) + inName;
      return { link, score: ranks.includes(0) ? 0 : total };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ link }) => link);
}
