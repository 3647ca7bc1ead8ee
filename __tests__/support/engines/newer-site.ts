/** The built site, whose admin API has an item that the build has not: the same API behind a proxy. */
import { ApiProxy } from '../api-proxy';
import type { BuiltSite } from '../built-site';
import { siteOver } from '../site-over';

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

/** Starts it. */
export async function startNewerSite(site: BuiltSite): Promise<NewerSite> {
  const post = await newerPost(site.adminApiUrl);
  const proxy = await new ApiProxy(site.adminApiUrl).start();
  proxy.behave = (asked) =>
    asked === `posts/slug/${String(post['slug'])}`
      ? { fault: { kind: 'status', status: 200, body: post } }
      : {};
  const server = await siteOver(site, new URL(proxy.url).origin);
  return {
    url: server.origin,
    stop: async () => {
      await server.stop();
      await proxy.stop();
    },
  };
}
