/** Days of a schedule: lists that fail, and come back. `npm run test:full`. */
import { samplePost } from '../support/site-build';
import type { Json } from '../support/fault-server';
import { failing, firstDay, schedule, words } from '../support/schedule';

schedule([
  firstDay,
  { name: 'nothing happens', outcome: 'unchanged' },
  {
    name: 'a post appears',
    outcome: 'published',
    change: ({ post: posts }) => posts.unshift(samplePost(30)),
  },
  { name: 'words change', outcome: 'published', change: words(6, 'Other words') },
  {
    name: 'the list of posts fails',
    outcome: 'older-content',
    ...failing({ kind: 'status', status: 500, html: true }),
  },
  { name: 'it is back, with nothing new', outcome: 'unchanged' },
  {
    name: 'it fails while news and a post appear',
    outcome: 'older-content',
    ...failing({ kind: 'cut' }),
    change: ({ post: posts, pressRelease: news }) => {
      posts.unshift(samplePost(31));
      Object.assign(news[0] as Json, { title: 'News of the day' });
    },
    live: ({ pressRelease: news }) => {
      Object.assign(news[0] as Json, { title: 'News of the day' });
    },
  },
  {
    name: 'it is back, and the post is seen',
    outcome: 'published',
    live: ({ post: posts }) => posts.unshift(samplePost(31)),
  },
  { name: 'the admin API is down', outcome: 'older-content', isDown: true },
  { name: 'it is up', outcome: 'unchanged' },
  { name: '401', outcome: 'failed', ...failing({ kind: 'status', status: 401 }) },
  { name: '403', outcome: 'failed', ...failing({ kind: 'status', status: 403, html: true }) },
  {
    name: 'an empty list',
    outcome: 'failed',
    ...failing({ kind: 'changed', change: (body) => ({ ...body, posts: [], total: 0 }) }),
  },
]);
