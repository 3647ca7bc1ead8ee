import { beforeEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { exitCodes, type ReleaseOutcome } from '../../../pipeline/release/report';
import { indexPage } from '../../../pipeline/reports/index-page';
import { acceptCommand, reportPage } from '../../../pipeline/reports/page';
import { axe } from '../../support/axe';
import { failedPictures, historyOf, reportOf, reportViewOf } from '../../support/report-view';

/** Shows a page in the test's own document, whose scripts do not run. */
function show(page: string): HTMLElement {
  const { head, body, documentElement } = new DOMParser().parseFromString(page, 'text/html');
  document.documentElement.lang = documentElement.lang;
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
  return document.documentElement;
}

const text = (selector: string) =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

beforeEach(() => {
  document.body.replaceChildren();
});

it('says the outcome in one sentence, and breaks no rule of access', async () => {
  const view = reportViewOf();
  if (view.report.build) view.report.build.problems.push(...failedPictures(525));
  expect(await axe(show(reportPage(view, 'index.html')))).toEqual([]);
  expect(text('h1')).toBe('A new release is live: 1 page is new, 1 has changed and 1 is gone.');
  expect(await axe(show(indexPage(view.history, 'qa')))).toEqual([]);
});

it('loads nothing, and its policy allows its own style and script alone', () => {
  const page = reportPage(reportViewOf(), null);
  const root = show(page);
  expect(page).not.toMatch(/\s(?:src|href)="(?!data:|https?:|#)/);
  expect(root.querySelectorAll('link, iframe, [style], [onclick], script[src]')).toHaveLength(0);
  const policy = root.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  expect(policy).toContain("default-src 'none'; img-src data:;");
  for (const name of ['style', 'script']) {
    const [part] = root.getElementsByTagName(name);
    const hash = createHash('sha256')
      .update(part?.textContent ?? '')
      .digest('base64');
    expect(policy).toContain(`${name}-src 'sha256-${hash}'`);
  }
});

it('shows what others wrote as text, and links to what is there alone', () => {
  show(reportPage(reportViewOf(), null));
  expect(document.querySelectorAll('img[onerror], main b > b')).toHaveLength(0);
  expect(text('ins')).toBe('<b>web</b>');
  expect(text('del')).toBe('blog');
  expect(text('.causes')).toContain('<img src=x onerror=alert(1)>');
  const hrefs = Array.from(document.links, ({ href }) => href);
  expect(hrefs).toContain('https://qa.loomwright.example/blog/%C3%BCn%C3%AF%20x');
  expect(hrefs).not.toContain('https://qa.loomwright.example/blog/old');
  expect(hrefs).toContain('https://admin.example.com/post/6');
});

it('tells of 525 pictures of one host in one line, with all of them behind it', () => {
  const report = reportOf();
  if (report.build) report.build.problems = failedPictures(525);
  show(reportPage(reportViewOf(report), null));
  const lines = document.querySelectorAll('.causes > li > details');
  expect([...lines].filter((line) => line.textContent?.includes('525'))).toHaveLength(1);
  expect(text('.causes summary')).toMatch(
    /^525 Pictures of media\.example\.com: .*such as Blog posts, item 0/,
  );
  expect(document.querySelectorAll('#left-out .causes details li')).toHaveLength(525);
  expect(document.querySelectorAll('#left-out .causes details li a.edit')).toHaveLength(525);
});

it('has both pictures and their names without a script; the slider is hidden until there is one', () => {
  show(reportPage(reportViewOf(), null));
  const [home] = document.querySelectorAll('.page');
  expect(Array.from(home?.querySelectorAll('img') ?? [], ({ alt }) => alt)).toEqual([
    '/ on a desktop, before',
    '/ on a desktop, after',
    '/ on a phone, before',
    '/ on a phone, after',
  ]);
  expect(home?.querySelectorAll('.slide[hidden] input[type=range]')).toHaveLength(2);
  expect(home?.querySelectorAll('svg rect')).toHaveLength(4);
  expect(home?.querySelector('figcaption')?.textContent).toContain(
    '1 place differs, 120 px from the top, and 1 further down',
  );
});

it('says of a refused run what it would have changed, and the one command that accepts it', () => {
  const accept = ['ACCEPT_SHRINK=award,job'];
  const refused = reportOf({
    outcome: 'failed',
    isPublished: false,
    accept,
    error: 'It has shrunk.',
  });
  show(reportPage(reportViewOf(refused), null));
  expect(text('h1')).toMatch(/^The release was refused; .*In the new build, 1 page is new/);
  expect(text('.refusal code')).toBe('ACCEPT_SHRINK=award,job npm run release');
  expect(text('#words')).toContain('Would be gone 1Awards An award');
  expect(acceptCommand(['--accept-change'])).toBe('npm run release -- --accept-change');
  show(reportPage(reportViewOf({ ...refused, accept: [] }), null));
  expect(document.querySelector('.refusal code')).toBeNull();
});

it('has charts with their figures for who does not see them', () => {
  const view = reportViewOf();
  show(reportPage(view, null));
  const charts = [...document.querySelectorAll('.chart')];
  expect(charts.map((chart) => chart.querySelector('figcaption')?.textContent?.trim())).toEqual([
    'Pages60',
    'Size1.2 MB',
    'Seconds by step60 s',
    'Failures1',
    'Blog posts11',
  ]);
  expect(charts[0]?.querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Pages of the last 4 runs: from 50 to 60, last 60.',
  );
  for (const chart of charts) expect(chart.querySelectorAll('tbody tr')).toHaveLength(4);
});

it('makes a page of every outcome, and of a run that came to nothing', async () => {
  for (const outcome of Object.keys(exitCodes) as ReleaseOutcome[]) {
    const report = reportOf({
      outcome,
      isPublished: false,
      build: null,
      remarks: ['The disk is full.'],
    });
    const view = reportViewOf(report, { items: null, views: [], notes: [] });
    expect(await axe(show(reportPage(view, null)))).toEqual([]);
    expect(text('.remarks')).toContain('The disk is full.');
  }
});

it('lists the runs, the newest first', () => {
  show(indexPage(historyOf(reportOf(), 3), 'production'));
  expect(
    Array.from(document.querySelectorAll('.runs a'), (link) => link.getAttribute('href')),
  ).toEqual(['2', '1', '0'].map((hour) => `20261121T1${hour}0000Z-published.html`));
});
