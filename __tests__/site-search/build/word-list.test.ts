import { expect, it } from '@jest/globals';
import type { SearchRecord } from '../../../src/site-search/build/read-page';
import { countWords } from '../../../src/site-search/build/word-list';

const record = (title: string, content: string): SearchRecord => ({
  url: '/blog/a',
  kind: 'Blog',
  title,
  date: null,
  content,
});

it('the words that pages use are listed, the commonest first, and by letter where they are as common', () => {
  const words = countWords();
  words.add(record('Ledgers', '<p>Ledgers and payments, 2026</p>'));
  words.add(record('Zinc', '<p>Payments of zinc and the ledgers &amp; Łódź</p>'));
  words.add(record('Łódź', '<p>once</p>'));
  expect(words.list()).toEqual(['ledgers', 'payments', 'zinc', 'łódź']);
});
