/** Queries as people type them, to an index that the real Pagefind makes of pages. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { recordsOfPage } from '../../../src/site-search/build/read-page';
import { withWordSigns } from '../../../src/site-search/indexed-text';
import { termsOf, tidyQuery } from '../../../src/site-search/engine/terms';
import { Scratch } from '../../support/scratch';
import { searchAnswers } from '../../support/search-sample';

const root = path.resolve(__dirname, '../../..');
const page = (heading: string, text: string) =>
  `<html><head><title>${heading} | Loomwright</title></head><body><main><h1>${heading}</h1><p>${text}</p></main></body></html>`;

const filler = 'The team wove plain cloth for a year and wrote down what each thread cost them.';
const pages: Record<string, string> = {
  '/blog/summary': page(
    'Zu\u00adsammen\u00adfassung',
    `The U\u0308bersicht and a résumé. ${filler}`,
  ),
  '/blog/lodz': page('A mill in Łódź', `Weaving on Straße and Søndergade. ${filler}`),
  '/blog/cpp': page('Moving to C++', `From plain C. ${filler}`),
  '/blog/csharp': page('Services in C#', `And in .NET, too. ${filler}`),
  '/blog/table': page('Rollers', `${filler}</p><table><tr><td>heddles</td></tr></table><p>`),
  '/blog/letter': page('Vitamin C', `Caught in a net. ${filler}`),
  '/services/insurtech': page(
    'Insurance software, from quotes to claims',
    `We settle claims. ${filler} Claims again. ${filler}`,
  ),
  '/case-study/motor': page('A motor claim settled', `How claims were settled. ${filler}`),
  '/corporate-overview/careers/designer': page(
    'Product designer, claims',
    `Claims, claims, claims. ${filler}`,
  ),
};

/** A text of so many sentences, a few of which have a word. */
const about = (word: string, mentions: number, sentences: number) =>
  Array.from({ length: sentences }, (_, n) =>
    n % Math.floor(sentences / mentions) === 0 ? `${filler} They moved ${word}.` : filler,
  ).join(' ');
const SERVICE = 'services';
const CASE = 'case-study';
const JOB = 'corporate-overview';

/** Words that a service and its case study are about, that a post mentions and that a job is named after. */
const subjects = ['payments', 'underwriting', 'ledgers', 'warehousing', 'triage', 'telemetry'];
for (const [n, word] of subjects.entries()) {
  // From short pages to long ones, without the word in their titles.
  const sentences = 20 + 40 * n;
  pages[`/${SERVICE}/${n}`] = page(`Service number ${n}`, about(word, 2 + n, sentences));
  pages[`/${CASE}/${n}`] = page(`Case number ${n}`, about(word, 2 + (n % 2), 40));
  pages[`/blog/mention-${n}`] = page(`Notes, number ${n}`, about(word, 1, 60));
  pages[`/${JOB}/careers/${n}`] = page(
    `Senior engineer, ${word}`,
    about(word, 1 + 2 * n, 1 + 2 * n),
  );
}

// Overviews name claims in a heading, as much as a post that is about them.
const named = `${about('cloth', 30, 90)}</p><h2>Claims</h2><p>Claims, and claims again.`;
pages['/resources'] = page('Resources', named);
pages['/contact'] = page('Contact', named);
pages['/blog/notice'] = page('First notice of loss', about('claims', 3, 90));

let scratch: Scratch;
let answers: ReturnType<typeof searchAnswers>;

const asSent = (query: string) => withWordSigns(termsOf(tidyQuery(query)));
const found = (query: string) => answers[asSent(query)] ?? [];

/** Of words in the summary, as people type them. */
const spellings = [
  'Zusammenfassung',
  'Zu\u00adsammenfassung',
  'Übersicht',
  'U\u0308bersicht',
  'übersicht',
  'ubersicht',
  'resume',
];
/** Of words in the mill, as people without their letters type them, and with them. */
const retyped = ['Lodz', 'lodz', 'Łódź', 'łodz', 'strasse', 'Straße', 'sondergade', 'Søndergade'];
const queries = [
  ...spellings,
  ...retyped,
  'C++',
  'c#',
  '.NET',
  '.net',
  'claims',
  'resources',
  'heddles',
  'product designer',
  'senior engineer',
  ...subjects,
];

beforeAll(() => {
  scratch = new Scratch();
  const records = Object.entries(pages).flatMap(([at, html]) => recordsOfPage(at, html));
  const from = scratch.write('records.json', JSON.stringify(records));
  const folder = scratch.file('index');
  const make = `
    import { readFileSync } from 'node:fs';
    import build from './src/site-search/build/make-index.ts';
    await build.makeIndex(JSON.parse(readFileSync(process.argv[1], 'utf8')), process.argv[2]);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', make, from, folder];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  answers = searchAnswers(folder, queries.map(asSent));
}, 60_000);
afterAll(() => scratch.remove());

it.each(spellings)(
  'finds %j as people type it, whatever the page has between its letters',
  (query) => expect(found(query)[0]).toBe('/blog/summary'),
);

it.each(retyped)('finds %s, whichever of its letters a keyboard has', (query) =>
  expect(found(query)).toEqual(['/blog/lodz']),
);

it.each([
  ['C++', '/blog/cpp'],
  ['c#', '/blog/csharp'],
  ['.NET', '/blog/csharp'],
  ['.net', '/blog/csharp'],
])('takes %s for a word, which is not the letters alone', (query, url) => {
  expect(found(query)).toEqual([url]);
});

it('finds words that a table alone has', () => {
  expect(found('heddles')).toEqual(['/blog/table']);
});

it('puts a job first where its title is asked for', () => {
  expect(found('product designer')[0]).toBe('/corporate-overview/careers/designer');
});

it.each(subjects)(
  'puts the service and the case study of %s before a job named after it',
  (word) => {
    const kinds = found(word).map((url) => url.split('/')[1]);
    expect(kinds.slice(0, 2).sort()).toEqual([CASE, SERVICE]);
    expect(kinds.indexOf(JOB)).toBeGreaterThan(1);
    expect(kinds).toHaveLength(4);
  },
);

it('finds jobs by their names', () => {
  expect(found('senior engineer').map((url) => url.split('/')[1])).toEqual(subjects.map(() => JOB));
});

it('puts what the company does, and has done, before who is to do it', () => {
  expect(found('claims').slice(0, 2)).toEqual(['/services/insurtech', '/case-study/motor']);
});

it('puts overviews, which name what others are about, last', () => {
  expect(found('claims')).toHaveLength(6);
  expect(found('claims').slice(-2).sort()).toEqual(['/contact', '/resources']);
});

it('finds an overview by its name', () => {
  expect(found('resources')[0]).toBe('/resources');
});
