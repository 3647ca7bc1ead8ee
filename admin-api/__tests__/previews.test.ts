/** Previews over HTTP: what a key opens, what is refused, and that nobody else sees what is not published. */
import { expect, test } from '@jest/globals';
import { endOf, makeKey } from '../previews/keys';
import { reads, type ReadCall } from '@corporate-website/contract/calls';
import { readList, withheldBecause } from '@corporate-website/contract/parse';
import {
  previewPath,
  readPreviewLink,
  type PreviewLink,
} from '@corporate-website/contract/previews';
import { json, runScript, startApi } from '../../__tests__/support/admin-api';
import { expectMessage, expectType } from '../../__tests__/support/answers';
import { contentFolder, markdown, PNG } from '../../__tests__/support/content-folder';
import { onOneDatabase, serverFor } from '../../__tests__/support/databases';
import { untilFound } from '../../scripts/servers/until';

const SITE = 'https://www.site.example';
const TOKEN = 'an-admin-panel-knows-this-and-nobody-else';
const SECRET_WORDS = 'Nobody is to read this before its day';

const files = {
  ...contentFolder(),
  'posts/hidden.md': markdown(
    { id: 'hid/1 ü', title: SECRET_WORDS, status: 'draft', image: '../pictures/face.png' },
    `![A dot](../pictures/face.png)\n\n${SECRET_WORDS}`,
  ),
  'jobs/hidden.md': markdown({
    id: 'hj',
    title: SECRET_WORDS,
    published_at: '2999-01-01T00:00:00Z',
  }),
  'case-studies/hidden.md': markdown({ id: 'hc', title: SECRET_WORDS, status: 'archived' }),
  'press-releases/hidden.md': markdown({ id: 'hp', title: SECRET_WORDS, is_main: false }),
};

interface Preview {
  item: Record<string, string>;
  expires_at: string;
  preview_url?: string;
}

onOneDatabase('previews on $name', (database) => {
  const server = serverFor(
    database,
    { SITE_ORIGINS: SITE, ADMIN_API_WRITES_A_MINUTE: '40', ADMIN_API_TOKEN: TOKEN },
    files,
  );

  const command = (...args: string[]) => runScript('admin-api/preview-link.ts', server.env, args);
  function linkTo(...args: string[]): PreviewLink {
    const { stdout, stderr } = command(...args);
    const link = readPreviewLink(new URL(stdout.split('\n')[0] ?? '').hash);
    if (!link) throw new Error(`${stdout}${stderr}`);
    return link;
  }
  const ask = (path: string, key?: string, headers: Record<string, string> = {}) =>
    fetch(`${server.api.url}/${path}`, {
      headers: { ...headers, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    });
  const see = (link: PreviewLink) => ask(previewPath(link), link.key);

  test('the command gives a link to an item in any state, which opens that item', async () => {
    const kinds = {
      posts: 'draft',
      jobs: 'ahead',
      'case-studies': 'archived',
      'press-releases': '',
    };
    for (const kind of Object.keys(kinds)) {
      const { stdout, status } = command(kind, 'hidden');
      expect([kind, status]).toEqual([kind, 0]);
      expect(stdout.startsWith(`${SITE}/preview#`)).toBe(true);
      const link = readPreviewLink(new URL(stdout.split('\n')[0] ?? '').hash);
      if (!link) throw new Error(stdout);
      const answer = await see(link);
      expect([kind, answer.status]).toEqual([kind, 200]);
      const { item, expires_at: until } = await json<Preview>(answer);
      expect(item['title']).toBe(SECRET_WORDS);
      expect(stdout).toContain(`until ${until}`);
      const days = (Date.parse(until) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);
    }
    const post = await json<Preview>(see(linkTo('posts', 'hidden')));
    expect(post.item['content']).toContain(SECRET_WORDS);
    expect(post.item['image_cdn']).toBe(`${server.api.origin}/media/pictures/face.png`);
    expect(post).not.toHaveProperty('preview_url');
  });

  test('nothing that has a key is kept, listed, or tagged to be asked for again', async () => {
    const link = linkTo('posts', 'hidden');
    const { status, headers } = await ask(previewPath(link), link.key, {
      origin: SITE,
      'if-none-match': '*',
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBe(SITE);
    const asked = await fetch(`${server.api.url}/${previewPath(link)}`, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
  });

  test('a wrong, foreign or missing key is 403, and tells of nothing', async () => {
    const link = linkTo('posts', 'hidden');
    const foreign = linkTo('posts', 'draft');
    const job = linkTo('jobs', 'hidden');
    const [seconds = '', signature = ''] = link.key.split('.');
    const later = `${Number(seconds) + 86_400}.${signature}`;
    const past = `${Number(seconds) - 30 * 86_400}.${signature}`;
    for (const key of [undefined, '', 'x', later, past, foreign.key, job.key, `${link.key}x`]) {
      const answer = await ask(previewPath(link), key);
      expect([key, answer.status]).toEqual([key, 403]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toMatch(/noindex/);
      const text = await answer.text();
      expect(Object.keys(JSON.parse(text) as object)).toEqual(['message']);
      expect(text).not.toContain(SECRET_WORDS);
    }
    // Whether there is such an item is for no key but its own to tell.
    expect((await ask('preview/post/nothing-here', link.key)).status).toBe(403);
    expect((await ask('preview/award/x', link.key)).status).toBe(404);
    expect((await ask(`preview/post/${encodeURIComponent('a\0b')}`, TOKEN)).status).toBe(404);
    expect((await ask(previewPath(link), link.key, {})).status).toBe(200);
  });

  test('to every other call a key and the admin token are nothing: no item, no list, no key to one', async () => {
    const { key } = linkTo('posts', 'hidden');
    for (const call of Object.values<ReadCall>(reads)) {
      const path = call.path.replace('{slug}', 'hidden');
      const plain = await ask(path);
      const text = await plain.text();
      expect([path, plain.status]).toEqual([path, call.answer === 'object' ? 404 : 200]);
      expect(text).not.toMatch(/preview/);
      for (const given of [key, TOKEN]) {
        const answer = await ask(path, given);
        expect([path, answer.status, await answer.text()]).toEqual([path, plain.status, text]);
      }
      if (call.answer === 'object') continue;
      // Some lists send all there is, as ever: what of it may be shown is what every reader looks at itself.
      const { items } = readList(
        JSON.parse(text),
        typeof call.answer === 'object' ? call.answer.list : undefined,
      );
      const shown = items.filter((item) => withheldBecause(item as object, Date.now()) === null);
      expect(JSON.stringify(shown)).not.toContain(SECRET_WORDS);
    }
  });

  test('the admin token opens every item, and gives a link to it', async () => {
    const { item, preview_url: url = '' } = await json<Preview>(ask('preview/job/hj', TOKEN));
    expect(item['title']).toBe(SECRET_WORDS);
    const link = readPreviewLink(new URL(url).hash);
    if (!link) throw new Error(url);
    expect((await see(link)).status).toBe(200);
    expect((await ask('preview/job/nothing', TOKEN)).status).toBe(404);
    expect((await ask('preview/job/hj', TOKEN.slice(1))).status).toBe(403);
  });

  test('its pictures come by the same key, of this server’s media alone', async () => {
    const link = linkTo('posts', 'hidden');
    const pictureOf = (url: string, key = link.key) =>
      ask(`${previewPath(link)}/picture?${new URLSearchParams({ url })}`, key);
    const answer = await pictureOf(`${server.api.origin}/media/pictures/face.png`);
    expectType(answer, 200, 'image/png');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    expect((await pictureOf(`${server.api.origin}/media/pictures/face.png`, 'x')).status).toBe(403);
    for (const url of [
      'https://elsewhere.example/media/pictures/face.png',
      'http://169.254.169.254/latest',
      `${server.api.origin}/media/pictures/../posts/hidden.md`,
      `${server.api.origin}/media/pictures/..%2fposts%2fhidden.md`,
      `${server.api.origin}/media/pictures/nothing.png`,
      `${server.api.origin}/media/posts/hidden.md`,
      `${server.api.origin}/media/%`,
    ]) {
      expect([url, (await pictureOf(url)).status]).toEqual([url, 404]);
    }
  });

  test('the log has neither a key nor what it opened', async () => {
    const link = linkTo('posts', 'hidden');
    await see(link);
    await ask(`preview/post/logged-last?key=${link.key}`, link.key);
    await untilFound('the last call in the log', () => /logged-last/.exec(server.api.log())?.[0]);
    expect(server.api.log()).not.toContain(link.key.split('.')[1]);
    expect(server.api.log()).not.toContain(SECRET_WORDS);
    expect(server.api.log()).not.toContain(TOKEN);
  });

  test('the command says what is not there', () => {
    const missing = command('posts', 'nothing-here');
    expect(missing.status).toBe(1);
    expect(missing.stderr).toContain('There is no "nothing-here" in posts');
    expect(missing.stderr).not.toMatch(/\n\s+at /);
  });

  test('a key outlives a restart and another slug; it ends with its item', async () => {
    const link = linkTo('posts', 'hidden', '--days', '30');
    await server.api.stop();
    const written = files['posts/hidden.md'];
    server.content.write('posts/renamed.md', written);
    server.content.write('posts/hidden.md', written.replace('hid/1 ü', 'another-item'));
    server.api = await startApi(server.env);
    const { item } = await json<Preview>(see(link));
    expect([item['slug'], item['id']]).toEqual(['renamed', 'hid/1 ü']);
    await server.api.stop();
    server.content.write('posts/renamed.md', written.replace('hid/1 ü', 'a-third-item'));
    server.api = await startApi(server.env);
    const gone = await see(link);
    await expectMessage(gone, 404, 'What this preview link was made for is no longer there.');
  }, 60_000);

  test('all keys end when they are withdrawn, and new ones open', async () => {
    const link = linkTo('posts', 'draft');
    expect((await see(link)).status).toBe(200);
    const { stdout, status } = command('--revoke-all');
    expect([status, stdout]).toEqual([0, expect.stringContaining('has ended')]);
    expect((await see(link)).status).toBe(403);
    expect((await see(linkTo('posts', 'draft'))).status).toBe(200);
    // Nobody makes a key without the database's secret.
    const guess = makeKey('', link, endOf(new Date(), 7));
    expect((await see({ ...link, key: guess })).status).toBe(403);
  });

  test('who asks too often is told to wait', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 45; turn += 1) {
      statuses.push((await ask('preview/caseStudy/hc', 'x')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const answer = await ask('preview/caseStudy/hc', 'x');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await json(answer)).toEqual({ message: expect.stringContaining('Too many previews') });
  });
});
