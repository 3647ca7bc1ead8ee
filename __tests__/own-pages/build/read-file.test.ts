import { describe, expect, it } from '@jest/globals';
import { pageKinds, type PageKind } from '../../../src/own-pages/build/page-kinds';
import { readCopy } from '../../../src/own-pages/build/read-file';

const kind = (key: PageKind['key']) => pageKinds.find((each) => each.key === key) as PageKind;
const FILE = 'src/content/services/x.yaml';

const page = `title: Lending
meta_title: Lending systems
meta_description: A description that is long enough to be one, and that says what the page is about.
service: fintech
design: process
hero:
  heading: Lending
  lead: What it is.
bands:
  - kind: prose
    heading: One
    text: Some *words*.
`;

const problems = (source: string, key: PageKind['key'] = 'service') =>
  (readCopy(FILE, source, kind(key)).problems ?? []).map(
    ({ line, message }) => `${line}: ${message}`,
  );

it('reads a page', () => {
  const read = readCopy(FILE, page, kind('service'));
  expect(read.problems).toBeNull();
  expect(read.fields).toMatchObject({
    title: 'Lending',
    bands: [{ kind: 'prose', heading: 'One' }],
  });
});

describe('a problem is named with its line', () => {
  it.each([
    [
      'a key that is not known',
      page.replace('    heading: One', '    headline: One'),
      ['10: bands[0].heading is missing', '11: bands[0]: "headline" is not known here'],
    ],
    [
      'a key that is missing',
      page.replace('service: fintech\n', ''),
      [
        '1: service has to be one of fintech, salesforce, custom-software, cloud, data-science, blockchain, insurtech, consulting',
      ],
    ],
    ['an empty text', page.replace('lead: What it is.', 'lead: "  "'), ['8: hero.lead is empty']],
    [
      'a text that was saved in another encoding',
      page.replace('lead: What it is.', 'lead: What â\u0080\u009citâ\u0080\u009d is.'),
      ['8: hero.lead holds characters that cannot be seen: save the file as UTF-8'],
    ],
    [
      'a number for a text',
      page.replace('heading: One', 'heading: 1'),
      ['11: bands[0].heading has to be a text'],
    ],
    [
      'a kind of band that is none',
      page.replace('kind: prose', 'kind: pros'),
      [
        expect.stringMatching(
          /^10: bands\[0\](?:\.kind)? is of no known kind \("pros"\); the kinds are problem, /,
        ),
      ],
    ],
    [
      'a title that is too long',
      page.replace('Lending systems', 'x'.repeat(61)),
      ['2: meta_title is longer than 60 characters'],
    ],
    [
      'YAML that cannot be read',
      page.replace('  heading: Lending', '  heading: "Lending'),
      [expect.stringMatching(/^\d+: Missing closing "quote|^\d+: /)],
    ],
    [
      'a design that is none',
      page.replace('design: process', 'design: pretty'),
      [expect.stringMatching(/^5: design has to be one of overview, /)],
    ],
  ])('%s', (_name, source, expected) => {
    expect(problems(source)).toEqual(expected);
  });
});

describe('legal texts', () => {
  const legal = `---
title: Cookies
meta_title: Cookie policy
meta_description: A description that is long enough to be one, and that says what the page is about.
lead: What is stored.
updated: '2026-11-16'
---

## Heading

Words.
`;

  it('are Markdown under front matter', () => {
    expect(readCopy(FILE, legal, kind('legal')).fields).toMatchObject({
      title: 'Cookies',
      body: expect.stringContaining('## Heading'),
    });
  });

  it('name the line in the file, not in the front matter', () => {
    expect(problems(legal.replace("'2026-11-16'", 'soon'), 'legal')).toEqual([
      '6: updated has to be a day such as 2026-11-16',
    ]);
  });

  it('name the line of a mark that nothing fills in', () => {
    const [found] = problems(legal.replace('Words.', 'By {company} and {compny}.'), 'legal');
    expect(found).toMatch(/^11: "\{compny\}" is no mark; there are \{company\}/);
  });

  it('need front matter', () => {
    expect(problems('## Heading\n', 'legal')).toEqual([
      '1: has to begin with front matter: YAML between two lines of ---',
    ]);
  });
});
