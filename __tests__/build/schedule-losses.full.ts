/** Days of a schedule: items that are gone, moved, unfit or hostile. `npm run test:full`. */
import { firstDay, nothing, postOf, schedule, without } from '../support/schedule';
import { samplePost } from '../support/site-build';

const hostile = {
  content: '<p onclick="alert(1)">Text<script>alert(1)</script><iframe src="//x"></iframe></p>',
};
let dropped: unknown[] = [];
schedule([
  firstDay,
  {
    name: 'half of the posts are gone',
    outcome: 'failed',
    change: (content) => {
      dropped = content.post.slice(4);
      content.post = content.post.slice(0, 4);
    },
    live: nothing,
  },
  {
    name: 'that is said to be right',
    outcome: 'published',
    env: { ACCEPT_SHRINK: 'post', RELEASE_MAX_CHANGE_PERCENT: '60' },
    live: (content) => {
      content.post = content.post.slice(0, 4);
    },
  },
  {
    name: 'they are back',
    outcome: 'published',
    args: ['--accept-change'],
    change: (content) => content.post.push(...structuredClone(dropped)),
  },
  {
    name: 'a post gets another slug',
    outcome: 'published',
    change: (content) => Object.assign(postOf(content, 5), { slug: 'post-five' }),
  },
  {
    name: 'two items want one slug',
    outcome: 'unchanged',
    change: ({ post: posts }) => posts.push(samplePost(40, { slug: 'post-1' })),
    live: nothing,
  },
  {
    name: 'a slug leads out of the site',
    outcome: 'unchanged',
    change: ({ post: posts }) => posts.push(samplePost(41, { slug: '../../../x' })),
    live: nothing,
  },
  {
    name: 'an item is of the wrong shape',
    outcome: 'unchanged',
    change: (content) => {
      content.post = [...without(without(content.post, 40), 41), { id: 42, slug: 7, title: [] }];
    },
    live: nothing,
  },
  {
    name: 'it is gone again, and a hostile text appears',
    outcome: 'published',
    change: (content) => {
      content.post = without(content.post, 42);
      Object.assign(postOf(content, 2), hostile);
    },
    live: (content) => Object.assign(postOf(content, 2), hostile),
  },
]);
