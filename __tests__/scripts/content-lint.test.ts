import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { REPLY_TIME } from '../../src/site/reply-time';
import { lintCopy, lintPromises, lintReferences, PLACES } from '../../scripts/content-lint/lint';
import { readContent, type ContentPage } from '../../src/own-pages/build/read-all';
import { scratchForEach } from '../support/scratch-for-each';

const scratch = scratchForEach();

/** Of a file of a place, or of a folder. */
const fileOf = (place: string) => (path.extname(place) ? place : `${place}/.keep`);
beforeEach(() => {
  for (const place of PLACES) scratch.write(fileOf(place), '');
});

const FILE = 'src/content/services/x.yaml';
const found = () =>
  lintCopy(scratch.path).map(({ file, line, message }) => `${file}:${line}: ${message}`);

describe('this site', () => {
  it('has nothing to be mended in its copy', () => {
    const { pages } = readContent(path.resolve('src/content'), 'https://site.example');
    const root = process.cwd();
    expect([
      ...lintCopy(root),
      ...lintReferences(root, pages),
      ...lintPromises(root, pages),
    ]).toEqual([]);
  });
});

it.each(PLACES)('fails where %s is missing', (place) => {
  scratch.write(FILE, 'title: A run book\n');
  fs.rmSync(path.join(scratch.path, place), { recursive: true });
  expect(found()).toEqual([expect.stringContaining(`${place}:1: is not there`)]);
});

describe('money', () => {
  it('is in pounds, where nothing says why it is in dollars', () => {
    const file = 'admin-api/content/posts/x.md';
    const write = (lead: string) =>
      scratch.write(file, `---\ntitle: A\n---\n\n${lead}\n\nIt cost $1,840, not £900.\n`);
    write('A lender paid.');
    expect(found()).toEqual([`${file}:7: write amounts in pounds, or say why they are in dollars`]);
    write('An American lender paid.');
    expect(found()).toEqual([]);
  });

  it('in a query of a post is a place for a value', () => {
    scratch.write('admin-api/content/posts/x.md', '---\ntitle: A\n---\n\nBy `id = $1`.\n');
    expect(found()).toEqual([]);
  });
});

describe('wording', () => {
  it.each([
    ['a hand-over', 'write "handover"'],
    ['ten per cent', 'write "%"'],
    ['Customization', 'write "Customisation"'],
    ["don't", 'write typographic quotes'],
    ['It works! And well', 'leave out the exclamation mark'],
    ['1.9 m/s events', 'm is read as either'],
    ['5 % off', 'leave out the space'],
  ])('of %j is to be mended, in its line', (text, advice) => {
    scratch.write(
      FILE,
      `title: A page\nhero:\n  note: >-\n    First line here,\n    then ${text}\n`,
    );
    expect(found()).toEqual([expect.stringContaining(advice)]);
    expect(found()[0]).toMatch(new RegExp(`^${FILE}:5: `));
  });

  it.each([
    'We hand over the code and log in at ten, within a size of £2.1m, 40% and 12 m² of floor',
    'Salesforce Code Analyzer, half a percent, a prize, a nine-metre queue, “as is”',
    'Run `don\'t --organize "x"` first',
  ])('of %j is right', (text) => {
    scratch.write(FILE, `title: |\n  ${text}\n`);
    expect(found()).toEqual([]);
  });

  it('leaves addresses and fenced code alone', () => {
    scratch.write(
      'src/content/legal/x.md',
      `---\ntitle: A\n---\n\n[Here](/services/customization-services "x").\n\n\`\`\`js\nlet color = "gray";\n\`\`\`\n`,
    );
    expect(found()).toEqual([]);
  });

  it('is read in Markdown below its front matter, in items of the admin API and in code', () => {
    scratch.write('src/content/legal/x.md', '---\ntitle: A\n---\n\nA word.\n\nAn e-mail.\n');
    scratch.write('admin-api/content/posts/x.md', '---\ntitle: "A run book"\n---\n\nA time-out.\n');
    scratch.write(
      'src/pages/x.tsx',
      'import x from \'run book\';\nexport const A = () => (\n  <p className="back-up set-up">\n    One e-mail\n    {`Two e-mails`}\n  </p>\n);\n',
    );
    expect(found().map((line) => line.replace(/: "[^"]*".*/, ''))).toEqual([
      'src/content/legal/x.md:7',
      'admin-api/content/posts/x.md:2',
      'admin-api/content/posts/x.md:5',
      'src/pages/x.tsx:4',
      'src/pages/x.tsx:5',
    ]);
  });
});

describe('lengths', () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

  it.each([
    ['hero:\n  heading: Too short', 2, 'hero.heading has 2 words; it may have 3 to 9'],
    [`hero:\n  heading: ${words(10)}`, 2, 'hero.heading has 10 words'],
    [`hero:\n  lead: >-\n    ${words(51)}`, 2, 'hero.lead has 51 words'],
    ['teaser: Two trades.', 1, 'teaser has 11 characters; it may have 40 to 110'],
    [
      `bands:\n  - kind: prose\n    heading: ${'x'.repeat(61)}`,
      3,
      'bands.heading has 61 characters',
    ],
    ['bands:\n  - items:\n      - answer: No.', 3, 'bands.items.answer has 1 words'],
    [`contact:\n  heading: ${'x'.repeat(61)}`, 2, 'contact.heading has 61 characters'],
  ])('of %j is named with its line', (yaml, line, message) => {
    scratch.write(FILE, `${yaml}\n`);
    expect(found()).toEqual([expect.stringContaining(`${FILE}:${line}: ${message}`)]);
  });
});

it('names a line of code that is wider than its column', () => {
  const code = `\`\`\`js\n  ${'x'.repeat(62)}\n  ${'x'.repeat(63)}\n  \`\`\``;
  scratch.write(FILE, `text: |\n  ${code}\n`);
  expect(found()).toEqual([`${FILE}:4: a line of code has 63 characters; 62 fit its column`]);
});

it('names a sentence that was said before, wherever that was', () => {
  const sentence = 'Nobody planned that, and *every* addition was reasonable.';
  scratch.write('src/content/services/a.yaml', `text: |\n  First. ${sentence}\n`);
  scratch.write(
    FILE,
    `text: >-\n  Short ones may come again. Nobody planned\n  that, and every addition was reasonable.\n`,
  );
  expect(found()).toEqual([
    `${FILE}:2: says again what src/content/services/a.yaml:2 says: "Nobody planned that, and every addition was reasonable."`,
  ]);
});

describe('the time within which we answer', () => {
  it.each([
    'We reply within five working days with a plan.',
    'You hear within a week whether it works.',
    'The desk answers the same day.',
  ])('is no other than that of all pages: %j', (text) => {
    scratch.write(FILE, `contact:\n  text: >-\n    Send it. ${text}\n`);
    expect(found()).toEqual([expect.stringContaining(`${FILE}:3: `)]);
    expect(found()[0]).toContain(`within ${REPLY_TIME}, for which write {reply_time}`);
  });

  it('stands as a mark in copy, and results have times of their own', () => {
    scratch.write(
      FILE,
      'contact:\n  text: You hear within {reply_time}. Within five working days you have a page.\n',
    );
    expect(found()).toEqual([]);
  });

  it.each([
    'Within five working days you get a page on it.',
    'Three working days later you have\n    the order of things.',
    'You have a page the next working day.',
  ])('is not to be mistaken for that of a result: %j', (text) => {
    scratch.write(FILE, `contact:\n  text: >-\n    Send it. ${text}\n`);
    expect(found()).toEqual([expect.stringContaining(`${FILE}:3: `)]);
    expect(found()[0]).toContain('count a result\'s from "our answer"');
  });

  it.each([
    'Five working days after our answer you have a page.',
    'We come for half a day, within two hours of an office.',
    'Ninety days of opens are enough.',
  ])('is clear where a result counts from it, and in what is no time of ours: %j', (text) => {
    scratch.write(FILE, `contact:\n  text: ${text}\nhero:\n  note: Gone in three weeks.\n`);
    expect(found()).toEqual([]);
  });

  it('is looked for in code too', () => {
    const text = 'An engineer answers within two days.';
    scratch.write('src/sections/x.tsx', `export const A = () => <p>${text}</p>;\n`);
    expect(found()).toEqual([expect.stringContaining('src/sections/x.tsx:1: ')]);
  });
});

/** A page, in its third line. */
const page = (name: string, fields: object): ContentPage => {
  const file = `src/content/services/${name}.yaml`;
  scratch.write(file, `title: ${name}\n\n${JSON.stringify(fields)}\n`);
  return { kind: 'service', name, path: `/services/${name}`, file, fields: { ...fields } };
};

describe('buttons', () => {
  const found = (fields: object) =>
    lintPromises(scratch.path, [page('x', fields)]).map(({ message }) => message);
  const contact = { heading: 'Send it', text: 'We look.', asks: ['The page'] };

  it('that open a form do not promise what is not there', () => {
    const label = 'Watch a sample account';
    expect(found({ hero: { action: { label } }, contact })).toEqual([
      `"${label}" opens a form: say what is to be sent, or lead to the result`,
    ]);
    expect(found({ hero: { action: { label, href: '#result' } }, contact })).toEqual([]);
  });

  it('lead to a form that asks for something', () => {
    const { asks: _asks, ...nothing } = contact;
    expect(found({ hero: {}, contact: nothing })).toEqual([
      'contact.asks is missing: the contact page about this page lists it',
    ]);
    expect(found({ hero: { action: { label: 'Send us a page' } }, contact })).toEqual([]);
  });
});

describe('names of items', () => {
  beforeEach(() => {
    scratch.write(
      'admin-api/content/testimonials.yaml',
      '- { id: said-1, status: publish, is_main: true }\n- { id: said-2, status: draft }\n- { id: said-3, is_main: false }\n',
    );
    scratch.write('admin-api/content/case-studies/moved.md', '---\nid: case-1\n---\n');
    scratch.write('admin-api/content/case-studies/kept.md', '---\nstatus: draft\n---\n');
  });

  it('are right where the content has them, published', () => {
    const pages = [page('a', { testimonials: ['said-1'], case_studies: ['moved'] })];
    expect(lintReferences(scratch.path, pages)).toEqual([]);
  });

  it.each([
    ['testimonials', 'said-9'],
    ['testimonials', 'said-2'],
    ['testimonials', 'said-3'],
    ['case_studies', 'kept'],
    ['case_studies', 'gone'],
  ])('under %s are named where there is no %s', (field, name) => {
    expect(lintReferences(scratch.path, [page('a', { [field]: [name] })])).toEqual([
      {
        file: 'src/content/services/a.yaml',
        line: 3,
        message: `${field}: nothing that is published is called "${name}"`,
      },
    ]);
  });

  it('are named where a second page shows the same testimonial', () => {
    const pages = [
      page('a', { testimonials: ['said-1'] }),
      page('b', { testimonials: ['said-1'] }),
    ];
    expect(lintReferences(scratch.path, pages)).toEqual([
      {
        file: 'src/content/services/b.yaml',
        line: 3,
        message: 'testimonials: "said-1" is shown by src/content/services/a.yaml',
      },
    ]);
  });
});
