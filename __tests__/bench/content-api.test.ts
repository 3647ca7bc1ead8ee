/** The content that builds are measured with: real enough, and the same every time. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startContentApi, type ContentApi } from '../../bench/content-api';
import { generatePost, slugOf } from '../../bench/posts';
import { Scratch } from '../support/scratch';

const COUNT = 120;
const scratch = new Scratch();
let api: ContentApi;
beforeAll(async () => {
  scratch.write('3.jpg', 'a picture');
  api = await startContentApi(COUNT, scratch.path);
});
afterAll(() => {
  api.stop();
  scratch.remove();
});

const get = (call: string, headers = {}) => fetch(`${api.url}/${call}`, { headers });

test('posts hold from 250 to 800 words, and link to posts that there are', () => {
  const slugs = new Set(api.posts.map(({ slug }) => slug));
  expect(slugs.size).toBe(COUNT);
  for (const { content, title, short_description: about } of api.posts) {
    expect(`${title} ${about} ${content}`).not.toMatch(/[{}]|undefined/);
    const words = content.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(250);
    expect(words).toBeLessThan(800);
    const links = [...content.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(links.filter((slug) => !slugs.has(slug ?? ''))).toEqual([]);
  }
});

test('a post depends on its number alone, and a revision changes its title and text', () => {
  const make = (revision: number) => generatePost(7, COUNT, 'http://media', revision);
  expect(make(0)).toEqual(make(0));
  expect(make(1)).toMatchObject({ slug: slugOf(7), published_at: make(0).published_at });
  expect(make(1).title).not.toBe(make(0).title);
  expect(make(1).content).not.toBe(make(0).content);
});

test('lists come in pages, other collections are empty, and pictures are served', async () => {
  const list = (await (await get('posts?page=2&pageSize=100')).json()) as { posts: object[] };
  expect(list).toMatchObject({ total: COUNT, page: 2 });
  expect(list.posts).toHaveLength(20);
  expect(await (await get('job/search')).json()).toMatchObject({ total: 0 });
  const picture = await fetch(api.posts[3]?.image_cdn ?? '');
  expect(await picture.text()).toBe('a picture');
  expect((await get('posts/slug/none')).status).toBe(404);
});

test('what has not changed is not sent again, until it is changed', async () => {
  const call = `posts/slug/${slugOf(5)}`;
  const etag = (await get(call)).headers.get('etag') ?? '';
  const again = () => get(call, { 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  api.change(5);
  expect((await again()).status).toBe(200);
});
