/** Numbers that a visitor worked out on a page, carried by the address into the message about it. */
import { formatNumber } from '../lib/numbers';

/** Results of pages: the score of a questionnaire, the sum of a calculator. */
export const resultNames = {
  questionnaire: ['score', 'of'],
  calculator: ['month', 'year', 'spend'],
} as const;

/** Longer numbers come from no page of ours. */
const NUMBER = /^\d{1,9}$/;
const MARK = /\{(\w+)\}/g;

/** The names that a sentence leaves to be filled in. */
export const namesIn = (sentence: string): string[] =>
  Array.from(sentence.matchAll(MARK), ([, name = '']) => name);

/**
 * A contact page's address with the numbers of a result.
 * @example withResult('/contact/about/services/cloud', { score: 4, of: 20 }) // …/cloud?score=4&of=20
 */
export function withResult(path: string, numbers: Readonly<Record<string, number>>): string {
  const query = Object.entries(numbers).map(([name, value]) => `${name}=${Math.round(value)}`);
  return `${path}?${query.join('&')}`;
}

/**
 * The sentence with the numbers of an address filled in; null where one is missing. Anybody can write an address, so
 * that nothing but numbers is taken from it.
 * @param search as in `location.search`
 */
export function resultWords(sentence: string | null, search: string): string | null {
  if (sentence === null) return null;
  const query = new URLSearchParams(search);
  const isWhole = namesIn(sentence).every((name) => NUMBER.test(query.get(name) ?? ''));
  if (!isWhole) return null;
  return sentence.replace(MARK, (_, name: string) => formatNumber(Number(query.get(name))));
}
