/** Editorial findings that it takes the site to tell: dead links of its own and others, and what the home page shows. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CollectionsAnswer, NotesAnswer, PagesAnswer } from '../../desk/protocol';
import { json } from '../../../__tests__/support/admin-api';
import { deskFor, ifMatch, itemOf, newPerson, type Browser } from '../../../__tests__/support/desk';
import { serve, type LocalServer } from '../../../__tests__/support/local-server';

let site: LocalServer;
let other: LocalServer;
const asked: string[] = [];

const HOME = `<p><a class=x href='/blog/old?a=1&amp;b'>An old review</a>
  <a href="/products">Products</a> <a href="/products/review"><b>Café</b>
  reviews</a> <a href="/files/0a/reviews.pdf">Reviews</a></p>`;

const server = deskFor(async () => {
  site = await serve(({ url = '' }, response) => {
    response.statusCode = ['/', '/about'].includes(url) ? 200 : 404;
    response.end(url === '/' ? HOME : '');
  });
  other = await serve(({ url = '' }, response) => {
    asked.push(url);
    response.statusCode = url === '/gone' ? 410 : 200;
    response.end();
  });
  return {
    SITE_ORIGINS: site.origin,
    MEDIA_ALLOWED_HOSTS: new URL(other.origin).host,
    EDITORIAL_LEVELS: 'no-picture=off,old-on-home=warning',
  };
});
let editor: Browser;

beforeAll(async () => {
  editor = await newPerson(server, 'Edith', 'editor');
});
afterAll(() => Promise.all([site, other].map(({ stop }) => stop())));

const findings = async (body: object) =>
  (await json<NotesAnswer>(editor.post('/notes/posts', { links: {}, ...body }))).data;

test('a link to a page that is neither on the site nor published is told at its field', async () => {
  const fields = { title: 'New', slug: 'new' };
  const item = await itemOf(editor.post('/items/posts', { fields }));
  const links = { content: ['/about', '/blog/new', '#note', 'mailto:a@b.example'] };
  expect(await findings({ links })).toMatchObject([
    { rule: 'dead-link', field: 'content', message: expect.stringContaining('/blog/new,') },
  ]);
  await itemOf(editor.post(`/items/posts/${item.id}/publish`, {}, ifMatch(item)));
  expect(await findings({ links })).toEqual([]);
});

test('a machine that reaches no other site says nothing of links to them', async () => {
  const links = { content: ['https://nowhere.invalid/'] };
  expect(await findings({ links: { content: ['/about'] } })).toEqual([]);
  expect(await findings({ links })).toEqual([]);
});

test('a link to another site is asked for once, and told where nothing is there', async () => {
  const links = { content: ['/there', '/gone'].map((path) => other.origin + path) };
  const told = [{ rule: 'foreign-link', field: 'content' }];
  expect(await findings({ links })).toMatchObject(told);
  expect(await findings({ links })).toMatchObject(told);
  expect(asked.sort()).toEqual(['/gone', '/there']);
});

test('no address inside the network is asked for, but those that the setting names', async () => {
  const port = Number(new URL(server.api.origin).port);
  const links = { content: [`http://127.0.0.1:${port}/api/nothing`, 'http://10.0.0.1/'] };
  expect(await findings({ links })).toEqual([]);
});

test('an old item to which the home page links is told', async () => {
  const old = { slug: 'old', published_at: '2020-01-01T00:00:00Z' };
  expect(await findings(old)).toMatchObject([{ rule: 'old-on-home', field: 'published_at' }]);
  expect(await findings({ ...old, slug: 'other' })).toEqual([]);
});

test('pages that are no items are found by the words of links on the home page', async () => {
  const found = async (q: string) =>
    (await json<PagesAnswer>(editor.get(`/pages?q=${encodeURIComponent(q)}`))).data;
  expect(await found('cafe')).toEqual([{ path: '/products/review', label: 'Café reviews' }]);
  expect(await found('review')).toHaveLength(1);
});

test('the levels of the rules are the setting’s', async () => {
  const { levels } = await json<CollectionsAnswer>(editor.get('/collections'));
  expect(levels).toMatchObject({
    ...{ 'no-picture': 'off', 'old-on-home': 'warning', 'no-category': 'advice' },
  });
});
