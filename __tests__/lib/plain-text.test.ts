import { describe, expect, it } from '@jest/globals';
import { hasTellingReferences, looksLikeHtml, plainText } from '../../src/lib/plain-text';
import { growth } from '../support/growth';

describe('the text of a plain-text field', () => {
  it.each([
    'What <meter> can and <progress> cannot say',
    '<output> explained',
    '<script>alert(1)</script>',
    'Use <link rel=preload> for fonts; the rest can wait.',
    'Read <a href="https://exam',
    '<!-- not a comment --> <!DOCTYPE html> <?php ?>',
    'List<String>, a < b && c > d, we <3 looms',
  ])('is %j as it was typed', (text) => expect(plainText(text)).toBe(text));

  it.each([
    ['A &copy; is &amp; a &quot;quote&quot;', 'A © is & a "quote"'],
    ['&lt;b&gt; &amp;lt;', '<b> &lt;'],
    ['  a\t\n b\u00a0c ', 'a b c'],
    ['a\u0000b\u202ec', 'abc'],
    ['&nbsp;', ''],
  ])('of %j is %j', (given, text) => expect(plainText(given)).toBe(text));

  it.each(['<b ', '&', '&amp', ' \n'])('takes linear time for %j', (part) => {
    const text = (size: number) => part.repeat(size / part.length);
    expect(growth((size) => plainText(text(size)), 50_000)).toBeLessThan(9);
    expect(growth((size) => hasTellingReferences(text(size)), 50_000)).toBeLessThan(9);
  });
});

it.each([
  ['R&D', false],
  ['R&amp;D &quot;x&quot; it&#39;s it&#039;s it&#x27;s', false],
  ['&copy;', true],
  ['&lt;b&gt;', true],
  ['Fast &#8211; and cheap', true],
  ['&amp;copy;', false],
])('sees whether the references of %j may have been meant: %j', (text, isTelling) => {
  expect(hasTellingReferences(text)).toBe(isTelling);
});

it('tells HTML from text that names an element', () => {
  expect(looksLikeHtml('<p>Plain</p>')).toBe(true);
  expect(looksLikeHtml('What <meter> can say, a </3 and 1 < 2')).toBe(false);
});
