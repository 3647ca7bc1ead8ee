/** The admin API for measuring builds: the contract's reads over generated posts; every other collection is empty. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { reads } from '@corporate-website/contract/calls';
import { MAX_PAGE_SIZE } from '@corporate-website/contract/vocabulary';
import { generatePost, type Post } from './posts';

interface ContentApi {
  /** Base address, as `ADMIN_API_URL` has it. */
  url: string;
  posts: readonly Post[];
  /** Changes a post, as an editor would. */
  change: (index: number) => void;
  stop: () => void;
}

/** Answer to a call; undefined for an unknown one. */
function answerOf(call: string, query: URLSearchParams, posts: readonly Post[]): unknown {
  if (call === reads.posts.path) {
    const page = Number(query.get('page')) || 1;
    const pageSize = Math.min(MAX_PAGE_SIZE, Number(query.get('pageSize')) || MAX_PAGE_SIZE);
    const part = posts.slice((page - 1) * pageSize, page * pageSize);
    return { posts: part, total: posts.length, page, pageSize };
  }
  const slug = /^posts\/slug\/(.+)$/.exec(call)?.[1];
  if (slug !== undefined) return posts.find((post) => post.slug === slug);
  const read = Object.values(reads).find((each) => each.path === call);
  if (!read || read.answer === 'object') return undefined;
  return read.answer === 'array' ? [] : { [read.answer.list]: [], total: 0, page: 1, pageSize: 9 };
}

/** Serves `count` posts, with pictures from a folder, on a free port of this machine. */
export async function startContentApi(count: number, pictures: string): Promise<ContentApi> {
  const posts: Post[] = [];
  const revisions = new Map<number, number>();
  const bodyOf = (url: URL): Buffer | undefined => {
    const [, root, ...rest] = url.pathname.split('/');
    if (root === 'media') return fs.readFileSync(path.join(pictures, path.basename(url.pathname)));
    const answer = answerOf(rest.join('/'), url.searchParams, posts);
    return answer === undefined ? undefined : Buffer.from(JSON.stringify(answer));
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api');
    const body = bodyOf(url);
    if (!body) {
      response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
      response.end('{"message":"There is no such thing here."}');
      return;
    }
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const isPicture = url.pathname.startsWith('/media/');
    const type = isPicture ? 'image/jpeg' : 'application/json; charset=utf-8';
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { 'content-type': type, etag }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const make = (index: number, revision = 0) =>
    generatePost(index, count, `${origin}/media`, revision);
  for (let index = 0; index < count; index += 1) posts.push(make(index));
  return {
    url: `${origin}/api`,
    posts,
    change: (index) => {
      const revision = (revisions.get(index) ?? 0) + 1;
      revisions.set(index, revision);
      posts[index] = make(index, revision);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
