/**
 * The admin API for measuring content builds, in its own process: the contract's reading calls over generated posts,
 * every other collection empty. Started as `content-api.ts <posts> <folder of pictures> <whole | summaries>`; prints
 * its base URL on standard output. `POST /change/{index}` changes a post, as an editor would.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { reads } from '../contract/calls';
import { categoryFilter } from '../contract/parse';
import { MAX_PAGE_SIZE } from '../contract/vocabulary';
import { generatePost, type GeneratedPost } from './generate-content';

const [countText, pictureFolder, lists] = process.argv.slice(2);
const count = Number(countText);
if (!Number.isInteger(count) || count < 1 || !pictureFolder) {
  throw new Error('Usage: content-api.ts <posts> <folder of pictures> <whole | summaries>');
}
const folder = pictureFolder;
const posts: GeneratedPost[] = [];
const revisions = new Map<number, number>();
/** Bodies by URL: a list is requested again and again, and the server is not being measured. */
const bodies = new Map<string, { body: string; etag: string }>();

function summaryOf({ content: _content, ...summary }: GeneratedPost) {
  return summary;
}

function listOfPosts(query: URLSearchParams): unknown {
  const category = categoryFilter(query.get('category'));
  const title = query.get('title')?.toLowerCase() ?? '';
  const found = posts.filter(
    (post) =>
      (!category || post.category === category) &&
      (!title || post.title.toLowerCase().includes(title)),
  );
  const page = Math.max(1, Number(query.get('page')) || 1);
  const asked = Number(query.get('pageSize')) || reads.posts.defaultPageSize;
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, asked));
  const part = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    posts: lists === 'summaries' ? part.map(summaryOf) : part,
    total: found.length,
    page,
    pageSize,
  };
}

/** Answer to a call; undefined for an unknown one. */
function answerOf(call: string, query: URLSearchParams): unknown {
  if (call === reads.posts.path) return listOfPosts(query);
  const slug = /^posts\/slug\/([^/]+)$/.exec(call)?.[1];
  if (slug !== undefined) return posts.find((post) => post.slug === decodeURIComponent(slug));
  const read = Object.values(reads).find(({ path: name }) => name === call);
  if (!read || read.answer === 'object') return undefined;
  return read.answer === 'array' ? [] : { [read.answer.list]: [], total: 0, page: 1, pageSize: 9 };
}

function sendJson(request: IncomingMessage, response: ServerResponse, url: URL): void {
  let stored = bodies.get(url.href);
  if (!stored) {
    const answer = answerOf(url.pathname.slice('/api/'.length), url.searchParams);
    if (answer === undefined) {
      response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify({ message: 'There is no such thing here.' }));
      return;
    }
    const body = JSON.stringify(answer);
    stored = { body, etag: `"${createHash('sha256').update(body).digest('hex')}"` };
    bodies.set(url.href, stored);
  }
  const { body, etag } = stored;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    etag,
  });
  response.end(body);
}

function sendPicture(request: IncomingMessage, response: ServerResponse, name: string): void {
  const file = path.join(folder, path.basename(name));
  if (!fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const bytes = fs.readFileSync(file);
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': bytes.length, etag });
  response.end(bytes);
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://api');
  const changed = /^\/change\/(\d+)$/.exec(url.pathname)?.[1];
  if (request.method === 'POST' && changed !== undefined) {
    const index = Number(changed);
    const revision = (revisions.get(index) ?? 0) + 1;
    revisions.set(index, revision);
    posts[index] = generatePost(index, count, mediaUrl(), revision);
    bodies.clear();
    response.writeHead(204).end();
  } else if (request.method === 'GET' && url.pathname.startsWith('/media/')) {
    sendPicture(request, response, url.pathname);
  } else if (request.method === 'GET' && url.pathname.startsWith('/api/')) {
    sendJson(request, response, url);
  } else {
    response.writeHead(404).end();
  }
});

function mediaUrl(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/media`;
}

server.listen(Number(process.env['BENCH_API_PORT'] ?? 0), '127.0.0.1', () => {
  for (let index = 0; index < count; index += 1) posts.push(generatePost(index, count, mediaUrl()));
  process.stdout.write(`${mediaUrl().replace(/media$/, 'api')}\n`);
});
