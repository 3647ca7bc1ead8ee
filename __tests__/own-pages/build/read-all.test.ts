import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { readContent } from '../../../src/own-pages/build/read-all';
import { scratchForEach } from '../../support/scratch-for-each';

const SITE = 'https://site.example';
const scratch = scratchForEach();

const copy = (title: string, bands: string, design = 'process') => `title: ${title}
meta_title: ${title} in short
meta_description: ${title} has a description that is long enough to be one and says what it is about.
service: cloud
design: ${design}
hero: { heading: ${title}, lead: What it is. }
bands:
${bands}`;

const prose =
  '  - { kind: prose, heading: One, text: "Some *words*. <script>alert(1)</script>" }\n';

it('reads the copy of this site without a problem', () => {
  const { pages, problems } = readContent(path.resolve('src/content'), SITE);
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(45);
});

it('makes a page of each file, at the place that its own place says, with safe HTML', () => {
  scratch.write('services/cloud/new.yaml', copy('New', prose));
  const { pages, problems } = readContent(scratch.path, SITE);
  expect(problems).toEqual([]);
  expect(pages).toMatchObject([
    {
      kind: 'service',
      path: '/services/cloud/new',
      fields: {
        bands: [{ kind: 'prose', heading: 'One', text_html: '<p>Some <em>words</em>. </p>' }],
      },
    },
  ]);
});

it('parts a legal text at its tables', () => {
  scratch.write(
    'legal/cookie-policy.md',
    `---
title: Cookies
meta_title: Cookie policy
meta_description: A description that is long enough to be one, and that says what the page is about.
lead: What is stored.
updated: '2026-11-16'
---

## Before

:::stored-keys

After.
`,
  );
  const [page] = readContent(scratch.path, SITE).pages;
  expect(page?.fields).toMatchObject({
    body: [
      { html: expect.stringContaining('Before'), table: null },
      { html: null, table: 'stored-keys' },
      { html: '<p>After.</p>', table: null },
    ],
    headings: [{ text: 'Before', level: 2 }],
  });
});

describe('what does not fit together', () => {
  it.each([
    [
      'a row with too few cells',
      '  - { kind: comparison, heading: A, columns: [x, y], rows: [{ name: r, cells: [1x] }], verdict: v }\n',
      'bands[0]: the row "r" has 1 cells for 2 columns',
    ],
    [
      'a link to nothing',
      '  - { kind: diagram, heading: A, text: t, layers: [{ name: l, nodes: [{ id: a, label: A }] }], links: [{ from: a, to: b }], caption: c }\n',
      'bands[0]: a link names "b", which is no part of the drawing',
    ],
    [
      'a lever without its input',
      '  - { kind: calculator, heading: A, inputs: [{ id: a, label: A, unit: £, min: 0, max: 9, step: 1, default: 5 }], levers: [{ id: l, label: L, share_of: b, saving: 0.1, why: w }], note: n }\n',
      'bands[0]: the lever "l" lowers "b", which is no input',
      'calculator',
    ],
    [
      'a stop in no lane',
      '  - { kind: flow, heading: A, lanes: [x, y], stops: [{ lane: x, name: a, time: t }, { lane: y, name: b, time: t }, { lane: z, name: c, time: t }, { lane: x, name: d, time: t }], caption: c }\n',
      'bands[0]: the stop "c" is in "z", which is none of the lanes',
    ],
    [
      'a stage that leaves out a part',
      '  - { kind: stages, heading: A, parts: [x, y, z], stages: [{ name: a, when: w, states: [old, old, old], text: t }, { name: b, when: w, states: [new, both], text: t }], caption: c }\n',
      'bands[0]: the stage "b" has 2 states for 3 parts',
    ],
    [
      'a usual value outside its range',
      '  - { kind: ranges, heading: A, unit: weeks, rows: [{ name: a, from: 1, to: 2, usual: 3 }, { name: b, from: 1, to: 2 }, { name: c, from: 1, to: 1, usual: 1 }], caption: c }\n',
      'bands[0]: what is usual of "a" lies outside its range',
    ],
    [
      'a tool in another design',
      '  - { kind: questionnaire, heading: A, questions: [{ id: a, question: q, why: w, weight: 1 }], bands: [{ from: 0, heading: h, text: t }] }\n',
      'bands[0]: questionnaire needs the design questionnaire',
    ],
  ])('%s is a problem', (_name, band, message, ...[design]: string[]) => {
    scratch.write('services/cloud/new.yaml', copy('New', band, design));
    expect(readContent(scratch.path, SITE)).toMatchObject({
      pages: [],
      problems: [{ file: 'src/content/services/cloud/new.yaml', message }],
    });
  });

  it('so are values and marks without a place on their axis, and bars below it', () => {
    const axis = 'x: { label: Week, values: [a, b, c] }, y: { label: Failures, unit: u }';
    const series = 'series: [{ name: s, values: [1, 2] }, { name: t, values: [1, -2, 3] }]';
    const chart = `  - { kind: chart, heading: A, as: bars, ${axis}, ${series}, marks: [{ at: d, text: t }], caption: c }\n`;
    scratch.write('services/cloud/new.yaml', copy('New', chart));
    expect(readContent(scratch.path, SITE).problems.map(({ message }) => message)).toEqual([
      'bands[0]: "s" has 2 values for 3 places on the axis',
      'bands[0]: "t" has a value below 0, where bars begin',
      'bands[0]: marks "d", which is no place on the axis',
    ]);
  });

  it('so are levels that there are not, and cells without a column', () => {
    const rows =
      '[{ name: r, cells: [0, 2] }, { name: s, cells: [1] }, { name: t, cells: [1, 0] }]';
    const matrix = `  - { kind: matrix, heading: A, levels: [no, yes], columns: [x, y], rows: ${rows}, caption: c }\n`;
    scratch.write('services/cloud/new.yaml', copy('New', matrix));
    expect(readContent(scratch.path, SITE).problems.map(({ message }) => message)).toEqual([
      'bands[0]: the row "s" has 1 cells for 2 columns',
      'bands[0]: the row "r" has a cell that is none of 0 to 1',
    ]);
  });

  it('names a drawing with too little in it by file, line and list', () => {
    scratch.write(
      'services/cloud/new.yaml',
      copy('New', '  - kind: flow\n    heading: A\n    lanes: [x]\n    stops: 4\n    caption: c\n'),
    );
    expect(readContent(scratch.path, SITE).problems).toMatchObject([
      { line: 10, message: 'bands[0].lanes has fewer than 2 entries' },
      { line: 11, message: 'bands[0].stops has to be a list' },
    ]);
  });

  it('two pages with one title are', () => {
    scratch.write('services/a.yaml', copy('New', prose));
    scratch.write('services/b.yaml', copy('New', prose));
    expect(readContent(scratch.path, SITE).problems).toEqual([
      {
        file: 'src/content/services/b.yaml',
        line: 1,
        message: 'has the meta_title of src/content/services/a.yaml',
      },
      {
        file: 'src/content/services/b.yaml',
        line: 1,
        message: 'has the meta_description of src/content/services/a.yaml',
      },
    ]);
  });
});

describe('what a hero draws fits the page', () => {
  const figure = (change: (text: string) => string = (text) => text) =>
    copy('New', prose)
      .replace('design: process', 'design: overview')
      .replace(
        'lead: What it is. }',
        change(
          'lead: What it is., figure: { kind: timeline, columns: [Took], rows: [{ name: a, cells: [19 days] }, { name: b, cells: [2 days] }], caption: c } }',
        ),
      );
  const found = (source: string) => {
    scratch.write('services/cloud/new.yaml', source);
    return readContent(scratch.path, SITE).problems.map(({ message }) => message);
  };
  const comparison =
    '  - { kind: comparison, heading: A, columns: [x, y], rows: [{ name: Time, cells: [3 days, none] }, { name: Feel, cells: [good, bad] }], verdict: v }\n';

  it('takes a figure and a measure that do', () => {
    expect(found(figure())).toEqual([]);
    const measured = copy('New', comparison).replace('is. }', 'is., measure: Time }');
    expect(found(measured)).toEqual([]);
  });

  it.each([
    ['a whole service without', () => 'lead: What it is. }', 'hero.figure is missing'],
    [
      'a cell too many',
      (text: string) => text.replace('[2 days]', '[2 days, more]'),
      'hero.figure: the row "b" has 2 cells for 1 columns',
    ],
    [
      'too few rows',
      (text: string) => text.replace(', { name: b, cells: [2 days] }', ''),
      'hero.figure: timeline needs at least 2 rows',
    ],
    [
      'no number where one is drawn',
      (text: string) => text.replace('2 days', 'soon'),
      'hero.figure: the first cell of "b" holds no number, which timeline draws',
    ],
    [
      'a mark that no cell is',
      (text: string) => text.replace('caption', 'mark: x, caption'),
      'hero.figure: no cell is "x"',
    ],
    [
      'a result that the page does not have',
      (text: string) => text.replace('caption', 'result: days, caption'),
      'hero.figure: the page has no result "days"',
    ],
    [
      'a picture that another design draws',
      (text: string) => text.replace('timeline', 'counted'),
      'hero.figure: counted is drawn by the design checklist or company',
    ],
  ])('names %s', (_, change, message) => {
    expect(found(figure(change))).toEqual([message]);
  });

  it.each(['Feel', 'Colour'])('names a measure without numbers: %s', (measure) => {
    expect(found(copy('New', comparison).replace('is. }', `is., measure: ${measure} }`))).toEqual([
      `hero.measure: the page compares nothing by numbers of "${measure}"`,
    ]);
  });

  it('names steps of which only some have an output', () => {
    const step = (output: string) => `{ name: a, time: b, text: c${output} }`;
    const steps = (...outputs: string[]) =>
      `  - { kind: steps, heading: A, steps: [${outputs.map(step).join(', ')}] }\n`;
    expect(found(copy('New', steps(', output: d', '')))).toEqual([
      'bands[0]: 1 of 2 steps have no output: give each one, or none',
    ]);
    expect(found(copy('New', steps('', '')))).toEqual([]);
  });

  it('names drafts that mark nothing, and numbers that end early', () => {
    const drafts =
      '  - { kind: drafts, heading: A, text: t, unit: u, from: a, to: b, series: [{ name: x, values: [1, 2] }, { name: y, values: [1] }], marked: [z], drafts: [{ as: bars, change: c, right: r, seconds: 1 }], conclusion: d }\n';
    expect(found(copy('New', drafts))).toEqual([
      'bands[0]: marks "z", of which there are no numbers',
      'bands[0]: "y" has more or fewer numbers than the first',
    ]);
  });
});

describe('what a product shows at its head can be drawn', () => {
  const rows =
    "[[From, To, Scene, Amount, Drawn, Spoken], ['0:05', '0:11', Worth, £9, whole, A plan.]]";
  const product = (change: (text: string) => string) =>
    copy('New', prose)
      .replace('design: process', 'design: product')
      .replace('is. }', change(`is., view: { title: A film, rows: ${rows} } }`));
  const found = (source: string) => {
    scratch.write('services/cloud/new.yaml', source);
    return readContent(scratch.path, SITE).problems.map(({ message }) => message);
  };

  it('takes a film', () => {
    expect(found(product((text) => text))).toEqual([]);
  });

  it.each([
    ['no view', () => 'is. }', 'hero.view is missing'],
    [
      'columns of no drawing',
      (text: string) => text.replace('Spoken', 'Said'),
      'hero.view: its columns have to be From, To, Scene, Amount, Drawn, Spoken; or At, From, Says, Figure; or Entry, Amount, Balance; or Who, Message',
    ],
    [
      'a cell too few',
      (text: string) => text.replace(', A plan.', ''),
      'hero.view: the row "0:05" has too many or too few cells',
    ],
    [
      'a scene that ends before it begins',
      (text: string) => text.replace("'0:11'", "'0:02'"),
      'hero.view: the scene "Worth" ends before it begins',
    ],
  ])('finds %s', (_, change, message) => {
    expect(found(product(change))).toEqual([message]);
  });
});
