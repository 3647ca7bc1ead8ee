import { describe, expect, it } from '@jest/globals';
import { textOfHtml } from '../../src/lib/text-of-html';
import { growth } from '../support/growth';

describe('textOfHtml', () => {
  it.each<[what: string, value: string, text: string]>([
    ['plain text', 'Naive retries', 'Naive retries'],
    ['nothing', '', ''],
    ['comparison signs', 'a < b && c > d', 'a < b && c > d'],
    ['comparison without spaces', '1<2 and 3>2', '1<2 and 3>2'],
    ['a heart', 'we <3 looms', 'we <3 looms'],
    ['generic types', 'List<String> beats Map<K, V>', 'List<String> beats Map<K, V>'],
    ['inline tags', '<b>Loom</b>wright', 'Loomwright'],
    ['block tags', '<p>One</p><p>two<br>three</p>', 'One two three'],
    ['list items', '<ul><li>One</li><li>two</li></ul>', 'One two'],
    ['attributes with >', '<a title="a > b" href=x>here</a> there', 'here there'],
    ['an apostrophe in an unquoted place', "<p class=it's>it's</p> fine", "it's fine"],
    ['an unclosed quote', '<a href="x>one</a> two', 'one two'],
    ['upper case', '<STRONG>x</STRONG>', 'x'],
    ['self-closing', 'a<br/>b<hr />c', 'a b c'],
    ['office namespaces', '<o:p>x</o:p>', 'x'],
    ['custom elements', '<my-card>x</my-card>', 'x'],
    ['scripts with their content', 'a<script>alert("<b>")</script>b', 'a b'],
    ['styles with their content', '<style>p > a { color: red }</style>b', 'b'],
    ['an unclosed script', 'a <script>alert(1)', 'a'],
    ['a script end tag with white space', '<script>x</script\n>b', 'b'],
    ['svg', 'a<svg onload=alert(1)><title>t</title></svg>b', 'a b'],
    ['comments', 'a<!-- > <b> -->b', 'ab'],
    ['an unclosed comment', 'a<!-- b', 'a'],
    ['conditional comments', '<!--[if mso]>x<![endif]-->y', 'y'],
    ['a doctype', '<!DOCTYPE html>x', 'x'],
    ['php', '<?php echo 1 ?>x', 'x'],
    ['a tag cut off', 'Read <a href="https://exam', 'Read'],
    ['what may be no tag at the end', 'if a <b', 'if a <b'],
    ['named references', 'R&amp;D &ndash; caf&eacute;&hellip;', 'R&D – café…'],
    ['numeric references', '&#8364;&#x20AC;&#128;', '€€€'],
    ['astral references', '&#x1F9F5;', '🧵'],
    ['references decoded once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['encoded tags, which are text', '&lt;b&gt;', '<b>'],
    ['unknown references', '&loom; &T AT&T R&D', '&loom; &T AT&T R&D'],
    ['a query string', '?a=1&copy=2&amp=3', '?a=1&copy=2&amp=3'],
    ['references without a semicolon', 'a &amp b &lt c', 'a & b < c'],
    ['references of no character', '&#0;&#xD800;&#x110000;x', 'x'],
    ['white space', '  a\t\n b\u00a0&nbsp; c\u2003d ', 'a b c d'],
    ['control characters', 'a\u0000b\u0007c\u009fd', 'abcd'],
    ['encoded control characters', 'a&#7;b', 'ab'],
    ['bidirectional overrides', 'a\u202eb\u2066c&#x202E;d', 'abcd'],
    ['what joins letters and emoji', 'می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
    ['zero-width space and byte-order mark', '\ufeffa\u200bb', 'ab'],
    ['lone surrogates', 'a\ud800b\udc00c', 'abc'],
    ['an encoded script', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ])('%s', (_what, value, text) => {
    expect(textOfHtml(value)).toBe(text);
  });

  it.each<[what: string, part: string]>([
    ['starts of tags', '<b '],
    ['quotes', '<a title="'],
    ['unclosed scripts', '<script>'],
    ['closed scripts', '<script></script>'],
    ['comments', '<!--'],
    ['signs', '<'],
    ['ampersands', '&'],
    ['white space', ' \n'],
    ['hyphenated names', '<a-'],
  ])('takes linear time for %s', (_what, part) => {
    const texts = (size: number) => part.repeat(size / part.length);
    expect(growth((size) => textOfHtml(texts(size)), 50_000)).toBeLessThan(9);
  });

  it.each<[what: string, text: (size: number) => string]>([
    ['starts of tags, one end', (size) => `${'<b '.repeat(size / 3)}>`],
    ['long names', (size) => `<${'a'.repeat(size)}`],
  ])('takes linear time for %s', (_what, text) => {
    expect(growth((size) => textOfHtml(text(size)), 50_000)).toBeLessThan(9);
  });
});
