import { expect, it } from '@jest/globals';
import { listFacts } from '../../src/lib/list-facts';

const names = { name: 'Blog', path: '/resources/blogs', of: 'posts' };
const category = { name: 'Cloud', path: '/resources/blogs/category/cloud' };

it('gives no two pages of a list one title', () => {
  const pages = [
    { page: 1, pageCount: 3, basePath: names.path, category: null },
    { page: 2, pageCount: 3, basePath: names.path, category: null },
    { page: 1, pageCount: 2, basePath: category.path, category },
    { page: 2, pageCount: 2, basePath: category.path, category },
  ].map((context) => listFacts(context, names));
  expect(pages.map(({ title }) => title)).toEqual([
    'Blog',
    'Blog, page 2 of 3',
    'Cloud: posts',
    'Cloud: posts, page 2 of 2',
  ]);
  expect(pages[3]).toMatchObject({
    path: '/resources/blogs/category/cloud/page/2',
    place: 'Cloud, page 2 of 2',
    trail: [{ name: 'Blog' }, { name: 'Cloud' }, { name: 'Page 2' }],
  });
});
