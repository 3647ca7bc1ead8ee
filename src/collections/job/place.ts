/** What is said of a job's place, once. Pure. */
import { wordsIn } from '../../site-search/search-words';

export interface Placed {
  readonly location: string | null;
  readonly is_remote: boolean;
}

/** Where a job is done: `Leeds, or remote`; as it came where that speaks of remote work itself. */
export function placeOf({ location, is_remote: isRemote }: Placed): string {
  const place = location ?? '';
  if (!isRemote) return place;
  if (place === '') return 'Remote';
  return /remote/i.test(place) ? place : `${place}, or remote`;
}

/** Between the names of places. */
const BETWEEN = new Set(
  'a an and anywhere at based from in near of on or our the to within'.split(' '),
);
const LAST_SENTENCE = /^(.*[.!?…])\s+([^\s.!?…][^.!?…]*)\.?$/su;

/** The beginning of an advertisement without a last sentence that says no more than the place beside it. */
export function withoutPlace(text: string, place: string): string {
  const [, before, last] = LAST_SENTENCE.exec(text.trim()) ?? [];
  if (before === undefined || last === undefined) return text;
  const named = new Set(wordsIn(place));
  return wordsIn(last).every((word) => named.has(word) || BETWEEN.has(word)) ? before : text;
}
