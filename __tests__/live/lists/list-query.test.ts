import { describe, expect, it } from '@jest/globals';
import { categoryLinks } from '../../../src/live/lists/filter-links';
import {
  listAddress,
  readListQuery,
  searchedTitle,
  typingAddress,
  wholeList,
  type ListPlace,
  type ListQuery,
} from '../../../src/live/lists/list-query';

const cloud = { name: 'Cloud', path: '/resources/blogs/category/cloud' };
const data = { name: 'Data & AI', path: '/resources/blogs/category/data-ai' };
const place = (more: Partial<ListPlace> = {}): ListPlace => ({
  basePath: '/resources/blogs',
  listPath: '/resources/blogs',
  page: 1,
  all: 5,
  category: null,
  categories: [
    { ...cloud, count: 3 },
    { ...data, count: 2 },
  ],
  ...more,
});
const inCloud = place({ basePath: cloud.path, category: cloud });
const onPage2 = place({ page: 2 });
const byService = place({ types: [{ key: 'cloud', name: 'Cloud', count: 3 }] });

describe('an address asks for', () => {
  it.each<[string, string, ListPlace]>([
    ['nothing', '', place()],
    ['nothing by what is not the list’s', '?utm_source=letter', place()],
    ['nothing by an empty title', '?title=%20', place()],
    ['nothing by a page that is no number', '?page=two', place()],
    ['nothing by the page that was built', '?page=2', onPage2],
    ['nothing by the category that was built', '?category=cloud', inCloud],
    ['nothing by a service that there is not', '?type=weaving', byService],
  ])('%s', (_name, search, where) => {
    expect(readListQuery(search, where)).toBeNull();
  });

  it.each<[string, string, ListPlace, object]>([
    ['a title', '?title=+Pay%20%20day ', place(), { title: 'Pay day', category: null, page: 1 }],
    ['a page', '?page=3', place(), { title: '', category: null, page: 3 }],
    ['the first page, from another', '?page=1', onPage2, { title: '', category: null, page: 1 }],
    ['a category by its name', '?category=data+%26+ai', place(), { category: data }],
    ['a category by its address', '?category=data-ai', place(), { category: data }],
    [
      'a category that is newer than the build',
      '?category=Quantum',
      place(),
      { category: { name: 'Quantum', path: null } },
    ],
    ['a service, known to the build or not', '?type=fintech', byService, { type: 'fintech' }],
    ['all, from a category', '?category=General', inCloud, { category: null }],
  ])('%s', (_name, search, where, expected) => {
    expect(readListQuery(search, where)).toMatchObject(expected);
  });

  it('a title of sensible length', () => {
    expect(searchedTitle('x'.repeat(500))).toHaveLength(200);
    expect(searchedTitle(`x${'𝗔'.repeat(500)}`)).toBe(`x${'𝗔'.repeat(99)}`);
  });
});

describe('the address of', () => {
  it.each<[string, ListPlace, Partial<ListQuery>, string]>([
    ['everything', place(), {}, '/resources/blogs'],
    ['a category', place(), { category: cloud }, cloud.path],
    [
      'a title in a category',
      place(),
      { title: 'a&b', category: data, page: 2 },
      '/resources/blogs?title=a%26b&category=Data+%26+AI&page=2',
    ],
    [
      'a category without a page',
      place(),
      { category: { name: 'Quantum', path: null } },
      '/resources/blogs?category=Quantum',
    ],
    [
      'a service within the category that was built',
      { ...byService, ...inCloud, types: byService.types ?? [] },
      { category: cloud, type: 'fintech', page: 2 },
      `${cloud.path}?type=fintech&page=2`,
    ],
  ])('%s', (_name, where, asked, address) => {
    const query = { ...wholeList, ...asked };
    expect(listAddress(where, query)).toBe(address);
    const [path = '', search = ''] = address.split('?');
    // Its query is read from it again, unless it is a built page.
    if (search) expect(readListQuery(`?${search}`, { ...where, basePath: path })).toEqual(query);
  });
});

it('typing changes the query of the page that is open, and keeps its category and service', () => {
  const typed = (where: ListPlace, pathname: string, asked: Partial<ListQuery>) =>
    typingAddress(where, pathname, { ...wholeList, ...asked });
  expect(typed(onPage2, '/resources/blogs/page/2', { title: 'x' })).toBe(
    '/resources/blogs/page/2?title=x',
  );
  expect(typed(place(), '/resources/blogs', { category: cloud, title: 'x' })).toBe(
    '/resources/blogs?title=x&category=Cloud',
  );
  expect(typed(inCloud, cloud.path, {})).toBe(`${cloud.path}?category=General`);
  expect(typed(inCloud, cloud.path, { category: cloud })).toBe(cloud.path);
  expect(typed(byService, '/resources/blogs', { type: 'fintech', title: 'x' })).toBe(
    '/resources/blogs?title=x&type=fintech',
  );
});

it('names all of a list as readers do', () => {
  const [first, ...others] = categoryLinks(place(), null);
  expect(first).toMatchObject({ name: 'All', to: '/resources/blogs', isCurrent: true });
  expect(others.map(({ name }) => name)).toEqual(['Cloud', 'Data & AI']);
});

it('counts the items of each choice only where every item has one', () => {
  const counts = (where: ListPlace) => categoryLinks(where, null).map(({ count }) => count);
  expect(counts(place())).toEqual([null, 3, 2]);
  expect(counts(place({ all: 6 }))).toEqual([null, null, null]);
});
