import { expect, it } from '@jest/globals';
import { caseStudy } from '../../src/collections/case-study/definition';
import { post } from '../../src/collections/post/definition';
import { DESCRIPTION_LENGTH } from '../../src/seo/head-limits';
import { shorten } from '../../src/lib/shorten';
import { listFacts } from '../../src/collections/list-facts';

const category = { name: 'Cloud', path: '/resources/blogs/category/cloud' };

it('gives no two pages of a list one title', () => {
  const pages = [
    { page: 1, pageCount: 3, basePath: post.pages.list, category: null },
    { page: 2, pageCount: 3, basePath: post.pages.list, category: null },
    { page: 1, pageCount: 2, basePath: category.path, category },
    { page: 2, pageCount: 2, basePath: category.path, category },
  ].map((context) => listFacts({ listName: 'Blog', ...context }, post));
  expect(pages.map(({ title }) => title)).toEqual([
    'Blog',
    'Blog, page 2 of 3',
    'Cloud: posts',
    'Cloud: posts, page 2 of 2',
  ]);
  expect(pages[3]).toMatchObject({
    path: '/resources/blogs/category/cloud/page/2',
    place: 'Blog, page 2 of 2: Cloud',
    trail: [{ name: 'Blog' }, { name: 'Cloud' }, { name: 'Page 2' }],
  });
});

it('names no page of its breadcrumbs as the one above', () => {
  const { trail } = listFacts(
    {
      listName: 'Blog',
      page: 1,
      pageCount: 1,
      basePath: '/x',
      category: { name: 'Blog', path: '/x' },
    },
    post,
  );
  expect(trail.map(({ name }) => name)).toEqual(['Blog', 'Blog: posts']);
});

it('tells lists of two kinds apart where one long category is in both', () => {
  const category = { name: 'Wörter'.repeat(50), path: '/x' };
  const context = { page: 1, pageCount: 1, basePath: '/x', category };
  const places = [
    listFacts({ listName: 'Blog', ...context }, post).place,
    listFacts({ listName: 'Case studies', ...context }, caseStudy).place,
  ];
  expect(new Set(places.map((place) => shorten(place, DESCRIPTION_LENGTH))).size).toBe(2);
});
