import { describe, expect, it } from '@jest/globals';
import {
  nameForCount,
  searchItem,
  searchKindOfPath,
  searchKinds,
} from '../../src/site-search/search-kinds';

describe('the kind of a page', () => {
  it.each([
    ['/services', 'Service'],
    ['/resources', 'Company'],
    ['/services/cloud', 'Service'],
    ['/case-study/a-bank', 'Case study'],
    ['/blog/archive', 'Blog'],
    ['/corporate-overview/careers/weaver', 'Job'],
    ['/corporate-overview/about', 'Company'],
    // Its roles are found separately, its own copy is not.
    ['/corporate-overview/careers', 'Company'],
    ['/contact/hiring', 'Company'],
    ['/contactless', null],
    ['/cookie-policy', 'Legal'],
  ])('%s is a %s', (path, kind) => {
    expect(searchKindOfPath(path)).toBe(kind);
  });

  it.each([
    '/',
    '/search',
    '/sitemap',
    '/404.html',
    '/develop/users',
    '/resources/blogs',
    '/resources/press-release/archive/2025',
    '/corporate-overview/careers/archive/2026/page/2',
    '/services-of-others',
  ])('%s is not searched', (path) => {
    expect(searchKindOfPath(path)).toBeNull();
  });
});

it('a part of a page gets an id that an address can end in', () => {
  expect(searchItem('Case study', 'a b/ü')).toEqual({
    id: 'case-study-a_20_b_2f__fc_',
    'data-search-item': 'Case study',
  });
  expect(searchItem('Award', '1-A').id).toBe('award-1-A');
  const ids = ['a b', 'a-b', 'a_b', 'a_20_b', 'a', 'ä', 'K', '\u212a'];
  expect(new Set(ids.map((id) => searchItem('Award', id).id)).size).toBe(ids.length);
  expect(new Set(searchKinds).size).toBe(searchKinds.length);
});

it('names a kind as its number of results wants it', () => {
  expect(nameForCount('Service', 4)).toBe('Services');
  expect(nameForCount('Case study', 1)).toBe('Case study');
  expect(nameForCount('Company', 2)).toBe('Company');
});
