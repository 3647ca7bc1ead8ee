/**
 * The built site over again, as if another admin API were the one that it was built from: for browsers whose calls cannot
 * be led elsewhere. Its pages and their policies name the other.
 */
import type { BuiltSite } from './built-site';
import { serve, type LocalServer } from './local-server';

/** Headers of an answer that is unpacked and changed on its way. */
function headersOf(answer: Response, change: (text: string) => string): Record<string, string> {
  const left = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);
  const kept = [...answer.headers].filter(([name]) => !left.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, change(value)]));
}

/** Serves it. @param origin of the other admin API */
export function siteOver(site: BuiltSite, origin: string): Promise<LocalServer> {
  const change = (text: string) => text.replaceAll(new URL(site.adminApiUrl).origin, origin);
  return serve((request, response) => {
    void fetch(site.url + (request.url ?? '/'), { redirect: 'manual' }).then(
      async (answer) => {
        const isText = /text|javascript|json/.test(answer.headers.get('content-type') ?? '');
        const body = isText ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, headersOf(answer, change)).end(body);
      },
      () => response.destroy(),
    );
  });
}
