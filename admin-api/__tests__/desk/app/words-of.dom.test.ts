/** The words in which history and conflicts show values. */
import { expect, it } from '@jest/globals';
import { items } from '@corporate-website/contract/items';
import { wordsOf } from '../../../desk/app/items/words-of';
import { fieldsOf } from '../../../desk/server/field-info';

const field = (kind: keyof typeof items, name: string) =>
  fieldsOf(items[kind]).find((info) => info.name === name);

it.each([
  ['a choice', wordsOf('PER_DIEM', field('Job', 'employment_type')), 'By the day'],
  ['a switch', wordsOf(false, field('Job', 'is_remote')), 'No'],
  [
    'parts',
    wordsOf({ currency: 'EUR', min: 40, unit: 'HOUR' }, field('Job', 'salary')),
    'Currency: EUR\nFrom: 40\nPer: Hour',
  ],
  [
    'a list of parts',
    wordsOf([{ value: '71%', label: 'faults' }], field('CaseStudy', 'results')),
    'Figure: 71%\nMeasure: faults',
  ],
  ['a rich text', wordsOf('<h2>One</h2><p>two</p>', field('Post', 'content')), 'One\ntwo'],
  ['what no field knows', wordsOf('<', undefined), '<'],
])('are those of the form: %s', (_, words, expected) => {
  expect(words).toBe(expected);
});
