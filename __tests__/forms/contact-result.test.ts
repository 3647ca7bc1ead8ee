import { expect, it } from '@jest/globals';
import { namesIn, resultWords, withResult } from '../../src/forms/contact-result';

const SENTENCE = 'Our org scores {score} of {of}.';

it('carries whole numbers to a contact page and into its words', () => {
  const address = withResult('/contact/about/services/cloud', { month: 8412.4, year: 100949 });
  expect(address).toBe('/contact/about/services/cloud?month=8412&year=100949');
  expect(resultWords('About £{month} a month, £{year} a year.', address.split('?')[1] ?? '')).toBe(
    'About £8,412 a month, £100,949 a year.',
  );
});

it('says nothing where a number is missing, or is none', () => {
  expect(resultWords(SENTENCE, '?score=4&of=20')).toBe('Our org scores 4 of 20.');
  for (const search of [
    '',
    '?score=4',
    '?score=4&of=',
    '?score=4&of=-1',
    '?score=4&of=1e9',
    '?score=Buy+now&of=20',
    '?score=4&of=1234567890',
  ]) {
    expect([search, resultWords(SENTENCE, search)]).toEqual([search, null]);
  }
  expect(resultWords(null, '?score=4&of=20')).toBeNull();
});

it('finds the names that a sentence leaves open', () => {
  expect(namesIn(SENTENCE)).toEqual(['score', 'of']);
  expect(namesIn('Nothing.')).toEqual([]);
});
