import { expect, it } from '@jest/globals';
import { allLinks, isActive, linkTo } from '../../src/lib/navigation';

it.each([
  ['/resources/blogs', 'Blog'],
  ['/resources/blogs/page/2', 'Blog'],
  ['/blog/naive-retries', 'Blog'],
  ['/case-study/four-orgs', 'Case studies'],
  ['/press-release/office', 'News'],
  ['/corporate-overview/careers/designer', 'Careers'],
  ['/', undefined],
  ['/resources/blogs-of-others', undefined],
])('marks the link of %s', (pathname, name) => {
  expect(allLinks.filter((link) => isActive(link, pathname)).map((link) => link.name)).toEqual(
    name ? [name] : [],
  );
});

it('refuses a path that no link leads to', () => {
  expect(() => linkTo('/nowhere')).toThrow('/nowhere');
});
