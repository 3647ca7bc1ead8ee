/** Posts of a small site that are hostile or broken, each in one way. */
import { samplePost } from './fault-content';
import type { FaultServer, Json } from './fault-server';
import { itemOf } from './site-build';

/** Ids of those that cannot be published at all. */
export const LEFT_OUT = ['101', '102', '103', '104'];
/** Ids of those that go without their picture. */
export const WITHOUT_PICTURE = ['105', '106', '107'];

const HOSTILE_TITLE =
  '<img src=x onerror=alert(1)>Bold &amp; <b>plain</b></script><script>alert(2)</script>';
const HOSTILE_TEXT =
  '<h2 onclick="alert(3)">Heading</h2><script>alert(4)</script><p><a href="java\nscript:alert(5)">a link</a> /static/none.png <iframe srcdoc="<script>alert(6)</script>"></iframe></p>';

/** Puts files on the server that are no pictures, and gives the posts that name them and worse. */
export function hostilePosts(server: FaultServer): Json[] {
  const media = `${server.origin}/media`;
  const whole = server.files.get('/media/one.jpg')?.body as Buffer;
  server.files.set('/media/half.jpg', { type: 'image/jpeg', body: whole.subarray(0, 900) });
  server.files.set('/media/page.jpg', { type: 'text/html', body: '<h1>Not here</h1>' });
  return [
    samplePost(101, { slug: '../../../escaped' }),
    samplePost(102, { slug: 'post-2' }),
    samplePost(103, { slug: 'POST-4' }),
    samplePost(104, { title: undefined }),
    samplePost(105, {
      title: HOSTILE_TITLE,
      content: HOSTILE_TEXT,
      image_cdn: `${media}/half.jpg`,
    }),
    samplePost(106, { image_cdn: `${media}/page.jpg` }),
    samplePost(107, { image_cdn: `${media}/nowhere.jpg` }),
  ];
}

/** A drawing that would run where it is taken as it is. @returns its address */
export function hostileDrawing(server: FaultServer): string {
  server.files.set('/media/script.svg', {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" onload="alert(1)"><script>alert(2)</script><rect width="300" height="200" fill="#345"/></svg>',
  });
  return `${server.origin}/media/script.svg`;
}

/** Much at once: a post and an address of each kind that change, one that comes, one that goes, and hostile ones. */
export function changeMuch(server: FaultServer): void {
  const { content } = server;
  Object.assign(itemOf(content, 'post', 2), {
    title: 'Late news',
    updated_at: '2026-05-06T05:05:05Z',
  });
  content.pressRelease.unshift({
    ...itemOf(content, 'pressRelease', 1),
    id: 9,
    slug: 'news-9',
    title: 'Fresh news',
    published_at: '2026-10-10T10:00:00Z',
  });
  content.post = content.post.filter((post) => (post as Json)['id'] !== 3);
  content.post.push(...hostilePosts(server));
  Object.assign(itemOf(content, 'caseStudy', 'case-2'), { previous_slugs: ['once-called-so'] });
  Object.assign(itemOf(content, 'job', 2), { slug: 'renamed-job' });
}
