import { expect, it } from '@jest/globals';
import { pageListOf } from '../../../src/live/build/page-list';
import { nearestPaths } from '../../../src/site-search/nearest';

const careers = '/corporate-overview/careers';
const paths = [
  '/',
  '/dev-404-page/',
  '/404/',
  '/404.html',
  '/develop/users',
  '/resources/blogs/page/2',
  '/resources/blogs/category/cloud',
  `${careers}/archive/2026`,
  `${careers}/archive/undated`,
  `${careers}/archive/2026/page/2`,
  `${careers}/data-engineer-streaming`,
  '/blog/archive/',
  careers,
];

it('holds what a visitor may mean: no errors, further pages and archives', () => {
  expect(pageListOf(paths)).toEqual([
    '/',
    '/blog/archive',
    careers,
    `${careers}/data-engineer-streaming`,
    '/resources/blogs/category/cloud',
  ]);
});

it('offers no year to those who look for a role', () => {
  expect(nearestPaths(`${careers}/data-architect`, pageListOf(paths))).not.toContain(
    `${careers}/archive/2026`,
  );
});
