import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { readContent } from '../../../src/data-layer/content/read-all';
import { Scratch } from '../../support/scratch';

const SITE = 'https://site.example';
let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => {
  scratch.remove();
});

const copy = (title: string, bands: string) => `title: ${title}
meta_title: ${title} in short
meta_description: ${title} has a description that is long enough to be one and says what it is about.
service: cloud
design: process
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
    ],
  ])('%s is a problem', (_name, band, message) => {
    scratch.write('services/cloud/new.yaml', copy('New', band));
    expect(readContent(scratch.path, SITE)).toMatchObject({
      pages: [],
      problems: [{ file: 'src/content/services/cloud/new.yaml', message }],
    });
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
