import { expect, it } from '@jest/globals';
import { plainLines } from '../../pipeline/gatsby-log';

const query = (file: string) =>
  `warn The GraphQL query in the non-page component "/srv/site/.site/slots/0/wor\nk/src/${file}" will not be\n run.\n`;
const PARAGRAPH =
  "Exported queries are only executed for page components. It's possible you're\ntrying to create pages in your gatsby-node.js and that's failing.\n";

it('leaves out the warnings of a collection without items, and says all others', () => {
  const own = query('templates/essay.tsx');
  const output = [
    'success onPreExtractQueries - 0.001s\n',
    query('collections/job/page.tsx'),
    query('collections/case-study/list.tsx'),
    own,
    `\n${PARAGRAPH}`,
    'success write out redirect data - 0.003s\n',
  ];
  const expected = `success onPreExtractQueries - 0.001s\n${own}`;
  const end = 'success write out redirect data - 0.003s\n';
  // As one chunk of output, and as one for each message.
  expect(plainLines(output.join(''))).toBe(`${expected}${PARAGRAPH}${end}`);
  expect(output.map(plainLines).join('')).toBe(`${expected}${end}`);
});

it('leaves out terminal codes, empty lines and the list of pages', () => {
  const output =
    '\u001b[2K\u001b[1A\u001b[32msuccess\u001b[39m run queries\n\n\nPages\n\n┌ src/templates/post.tsx\n│ ├ /blog/a\n╰ SSG\n\ninfo Done building in 9.1 sec\n';
  expect(plainLines(output)).toBe('success run queries\ninfo Done building in 9.1 sec\n');
});
