import { describe, expect, it } from '@jest/globals';
import { allPaths, linkTo, placeOf } from '../../src/site/navigation';
import { matchLinks } from '../../src/site-search/match-links';
import { editDistance, nameOfPath, nearestPaths } from '../../src/site-search/nearest';
import { isPageList } from '../../src/live/look-up/page-list';
import { growth } from '../support/growth';

it.each([
  ['', '', 0],
  ['loom', 'looms', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from %s to %s is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

describe('the nearest path', () => {
  const paths = [...allPaths, '/', '/blog/naïve-retries', '/case-study/four-orgs-one-record'];
  it.each([
    ['/services/fintec', '/services/fintech'],
    ['/Services/Cloud/', '/services/cloud'],
    ['/contact.html', '/contact'],
    ['/careers', '/corporate-overview/careers'],
    ['/blogs/na%C3%AFve-retries', '/blog/naïve-retries'],
    ['/resources/case_studies', '/resources/case-studies'],
    ['/services/consulting', '/services/consulting-services'],
    ['/services/cloud/devops', '/services/cloud/devops-consulting-services'],
  ])('to %s is %s', (typed, nearest) => {
    expect(nearestPaths(typed, paths)[0]).toBe(nearest);
  });

  it('is none where nothing is like it, and never the page of all', () => {
    expect(nearestPaths('/wp-login-and-other-things-that-robots-try', paths)).toEqual([]);
    expect(nearestPaths('/', paths)).toEqual([]);
    expect(nearestPaths('/%E0%A4%A', paths)).not.toContain('/');
  });

  it('is one of five at the most, in a time that grows with the paths', () => {
    const many = Array.from({ length: 4000 }, (_, index) => `/blog/a-post-of-some-length-${index}`);
    const nearest = (size: number) =>
      nearestPaths('/blog/a-post-of-some-lenght-7', many.slice(0, size));
    expect(nearest(4000)).toHaveLength(5);
    expect(growth(nearest, 1000)).toBeLessThan(9);
  });
});

it('names a path as it is known, else by its slug', () => {
  const names = new Map([['/resources/blogs', 'Notes']]);
  expect(nameOfPath('/resources/blogs', names)).toBe('Notes');
  expect(nameOfPath('/blog/na%C3%AFve-retries', names)).toBe('Blog: Naïve retries');
  expect(nameOfPath('/elsewhere/some-page', names)).toBe('Some page');
});

describe('links by words', () => {
  const names = (query: string) => matchLinks(query).map(({ name }) => name);

  it.each(['pricing', 'prices', 'rates', 'day rate', 'cost', 'how much'])(
    'finds what work costs by %j',
    (query) => {
      expect(names(query)).toContain('How we charge');
    },
  );
  it.each([
    ['Straßenbau in Łódź', 'strassenbau lodz'],
    ['Zu\u00adsammen', 'zusammen'],
    ['U\u0308bersicht', 'Übersicht'],
  ])('finds %j by %j', (name, query) => {
    expect(matchLinks(query, [{ name, path: '/x' }])).toHaveLength(1);
  });

  it('finds by name first, by line and path too', () => {
    expect(names('lending')[0]).toBe('Lending');
    expect(names('devops')).toContain('DevOps consulting');
    expect(names('rpa')).toContain('Process automation');
    expect(names('whatsapp')).toEqual(['ReportWA']);
  });
  it('takes beginnings, any case, accents, and one slip in a long word', () => {
    expect(names('SALESF')).toContain('Salesforce');
    expect(names('blockchian')).toEqual([]);
    expect(names('blokchain')).toContain('Blockchain');
    expect(names('cáreers')).toContain('Careers');
  });
  it('wants every word', () => {
    expect(names('cloud cost')).toEqual(['Cost optimisation']);
    expect(names('cloud knitting')).toEqual([]);
    expect(names('  ')).toEqual([]);
    expect(names('.*')).toEqual([]);
  });
});

it('says where a link lies', () => {
  expect(placeOf(linkTo('/services/fintech/lending'))).toBe('Services, Fintech');
  expect(placeOf(linkTo('/services/fintech'))).toBe('Services');
});

it.each([
  [['/a', '/b'], true],
  [[1], false],
  [null, false],
])('takes %j for a list of pages: %s', (value, isList) => {
  expect(isPageList(value)).toBe(isList);
});
