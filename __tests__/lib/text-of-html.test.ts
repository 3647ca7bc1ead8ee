import { expect, it } from '@jest/globals';
import { textOfHtml } from '../../src/lib/text-of-html';
import { growth } from '../support/growth';

it.each<[what: string, value: string, text: string]>([
  ['plain text', 'a < b && c > d', 'a < b && c > d'],
  ['inline tags', '<b>Loom</b>wright', 'Loomwright'],
  ['block tags', '<p>One</p><P>two<br/>three</P>', 'One two three'],
  ['attributes with >', '<a title="a > b" href=x>here</a> there', 'here there'],
  ['elements of any name', '<hgroup>x</hgroup><my-card>y</my-card>', 'xy'],
  ['scripts with their content', 'a<script>alert("<b>")</script>b', 'a b'],
  ['drawings with their content', 'a<svg viewBox="0 0 9 9"><title>t</title></svg>b', 'a b'],
  ['comments and a doctype', '<!DOCTYPE html>a<!-- > <b> -->b', 'ab'],
  ['references decoded once', 'R&amp;D &amp;lt;b&amp;gt; &#x1F9F5;', 'R&D &lt;b&gt; 🧵'],
  ['white space and controls', '  a\t\n b\u00a0&nbsp; c\u0007\u202ed ', 'a b cd'],
])('the text of HTML leaves of %s', (_what, value, text) => {
  expect(textOfHtml(value)).toBe(text);
});

it.each(['<b ', '<a title="', '<script>', '<script></script>', '<!--', '<', '<a-'])(
  'takes linear time for %j',
  (part) => {
    const texts = (size: number) => part.repeat(size / part.length);
    expect(growth((size) => textOfHtml(texts(size)), 50_000)).toBeLessThan(9);
  },
);
