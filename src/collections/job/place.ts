/** A job's place in words, in one place. Pure. */
import { wordsIn } from '../../site-search/search-words';

export interface Placed {
  readonly location: string | null;
  readonly is_remote: boolean;
}

/** Place of a job: `Leeds, or remote`; unchanged where it already mentions remote work. */
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
