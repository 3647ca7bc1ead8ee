/**
 * The built site over again, whose admin API has an item that the build has not: for browsers whose calls cannot be led
 * elsewhere. Its pages name another API, which is the same one behind a proxy.
 */
import { ApiProxy } from '../api-proxy';
import type { BuiltSite } from '../built-site';
import { serve } from '../local-server';

export const NEWER = {
  path: '/blog/newer-than-the-build',
  title: 'A post that is newer than the build',
} as const;

export interface NewerSite {
  url: string;
  stop: () => Promise<void>;
}

type Json = Record<string, unknown>;

/** A post that the API has, under another name. */
async function newerPost(adminApiUrl: string): Promise<Json> {
  const answer = await fetch(`${adminApiUrl}/posts?pageSize=1&status=publish&is_main=true`);
  const { posts } = (await answer.json()) as { posts: [{ slug: string }] };
  const post = (await (await fetch(`${adminApiUrl}/posts/slug/${posts[0].slug}`)).json()) as Json;
  const slug = NEWER.path.split('/').at(-1);
  return { ...post, id: 'newer', slug, title: NEWER.title, previous_slugs: [] };
}

/** Headers of an answer that is unpacked and changed on its way. */
function headersOf(answer: Response, change: (text: string) => string): Record<string, string> {
  const left = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);
  const kept = [...answer.headers].filter(([name]) => !left.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, change(value)]));
}

/** Starts it. */
export async function startNewerSite(site: BuiltSite): Promise<NewerSite> {
  const post = await newerPost(site.adminApiUrl);
  const proxy = await new ApiProxy(site.adminApiUrl).start();
  proxy.behave = (asked) =>
    asked === `posts/slug/${String(post['slug'])}`
      ? { fault: { kind: 'status', status: 200, body: post } }
      : {};
  const origins = [new URL(site.adminApiUrl).origin, new URL(proxy.url).origin] as const;
  const change = (text: string) => text.replaceAll(...origins);
  const server = await serve((request, response) => {
    void fetch(site.url + (request.url ?? '/'), { redirect: 'manual' }).then(
      async (answer) => {
        const isText = /text|javascript|json/.test(answer.headers.get('content-type') ?? '');
        const body = isText ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, headersOf(answer, change)).end(body);
      },
      () => response.destroy(),
    );
  });
  return {
    url: server.origin,
    stop: async () => {
      await server.stop();
      await proxy.stop();
    },
  };
}
