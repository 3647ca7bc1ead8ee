import { expect, it } from '@jest/globals';
import { anchorOf } from '../../src/own-pages/anchor';

it.each([
  ['Bureaux, rails & engines', 'bureaux-rails-engines'],
  ['What we don’t do', 'what-we-dont-do'],
  ['Łódź, from 11 January', 'łódź-from-11-january'],
  ['?', 'section'],
])('makes an id of %s', (heading, id) => {
  expect(anchorOf(heading)).toBe(id);
});

it('cuts a long heading between words, and leaves out all that follow', () => {
  expect(anchorOf(`${'word '.repeat(11)}incomprehensibilities a`)).toBe(
    Array(11).fill('word').join('-'),
  );
});
