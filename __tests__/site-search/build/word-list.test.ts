import { expect, it } from '@jest/globals';
import type { SearchRecord } from '../../../src/site-search/build/read-page';
import { countWords, spellableWords } from '../../../src/site-search/build/word-list';

const record = (title: string, content: string): SearchRecord => ({
  url: '/blog/a',
  kind: 'Blog',
  title,
  date: null,
  content,
  drawn: '',
});

it('the words that pages use are listed, the commonest first, and by letter where they are as common', () => {
  const words = countWords();
  const records = [
    record('Ledgers', '<p>Ledgers and payments, 2026</p>'),
    record('Zinc', '<p>Payments of zinc and the ledgers &amp; Łódź</p>'),
    record('Łódź', '<p>once</p>'),
  ];
  for (const each of records) words.add(spellableWords(each));
  expect(words.list()).toEqual(['ledgers', 'payments', 'zinc', 'łódź']);
});
