import { expect, it } from '@jest/globals';
import { pageChanges } from '../../pipeline/report';

it('tells pages from other files, and new ones from what only redirects', () => {
  const changes = {
    added: ['index.html', 'blog/b/index.html', 'blog/a/index.html', 'app.js'],
    changed: ['resources/blogs/index.html', 'sitemap-0.xml'],
    removed: ['blog/c/index.html'],
  };
  expect(pageChanges(changes, [{ from: '/blog/a' }])).toEqual({
    new: ['/', '/blog/b'],
    changed: ['/resources/blogs'],
    removed: ['/blog/c'],
  });
});
