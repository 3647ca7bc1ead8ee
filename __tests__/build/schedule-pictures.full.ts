/** Days of a schedule: pictures and posts that come and go. `npm run test:full`. */
import { firstDay, nothing, postOf, schedule, without } from '../support/schedule';
import { pictureFile, samplePost } from '../support/site-build';

schedule([
  firstDay,
  {
    name: 'a post has a picture that is not there',
    outcome: 'published',
    change: ({ post: posts }, { server }) =>
      posts.unshift(
        samplePost(50, { image_cdn: `${server.origin}/media/late.jpg`, image_alt: 'Late' }),
      ),
  },
  {
    name: 'the picture comes',
    outcome: 'published',
    before: async ({ server }) => {
      server.files.set('/media/late.jpg', { body: await pictureFile(80), type: 'image/jpeg' });
    },
    change: nothing,
  },
  {
    name: 'another picture is lost',
    outcome: 'unchanged',
    before: async ({ server, site }) => {
      const kept = server.files.get('/media/one.jpg');
      server.files.set('/media/one.jpg', { body: '<h1>No</h1>', type: 'text/html' });
      await site.ends('unchanged');
      if (kept) server.files.set('/media/one.jpg', kept);
    },
  },
  {
    name: 'a post is taken back',
    outcome: 'published',
    change: (content) => {
      content.post = without(content.post, 50);
    },
  },
  {
    name: 'a draft appears',
    outcome: 'unchanged',
    change: ({ post: posts }) => posts.unshift(samplePost(51, { status: 'draft' })),
    live: nothing,
  },
  {
    name: 'it is published',
    outcome: 'published',
    change: (content) => Object.assign(postOf(content, 51), { status: 'publish' }),
    live: ({ post: posts }) => posts.unshift(samplePost(51)),
  },
  {
    name: 'a post with a picture is taken back',
    outcome: 'published',
    change: (content) => {
      content.post = without(content.post, 3);
    },
  },
  {
    name: 'it is there again, with its picture',
    outcome: 'published',
    change: ({ post: posts }, { server }) =>
      posts.push(
        samplePost(3, { image_cdn: `${server.origin}/media/one.jpg`, image_alt: 'The first' }),
      ),
  },
]);
