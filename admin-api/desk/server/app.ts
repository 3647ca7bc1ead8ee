/** The desk's interface: the files of its build, and one page for every address that is no file. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '@corporate-website/contract/escape-html';

/** Where the build of `desk/app` is. */
export const APP_FOLDER = path.join(import.meta.dirname, '..', 'dist');

/** Stands in the page for the nonce of an answer; Vite writes it there (`html.cspNonce`). */
const NONCE = '__CSP_NONCE__';

export interface AppOptions {
  /** The folder of the built app. */
  folder: string;
  /** Origins of the site, whose previews are shown in a frame. */
  sites: readonly string[];
  /** The origin of media files. */
  media: () => string;
}

/**
 * Scripts are the app's own files; styles also those of Emotion, which bear the nonce. Pictures may come from wherever an
 * item names them.
 */
function policyOf(nonce: string, { sites, media }: AppOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: https: ${media()}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const UNBUILT = 'The desk is not built. Whoever operates it: npm run build -w admin-api';

const unbuilt = `<!doctype html><html lang="en"><title>Desk</title><p>${escapeHtml(UNBUILT)}</p></html>`;

/** Adds the app to a server of its own, whose prefix is the desk's. */
export async function addApp(server: FastifyInstance, options: AppOptions): Promise<void> {
  const { folder } = options;
  const index = path.join(folder, 'index.html');
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
  // Their names hold the hash of their contents.
  await server.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  const answer = async (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(18).toString('base64');
    const page = existsSync(index) ? readFileSync(index, 'utf8') : unbuilt;
    return reply
      .code(existsSync(index) ? 200 : 503)
      .headers({
        'content-security-policy': policyOf(nonce, options),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE, nonce));
  };
  server.get('/', answer);
  server.get('/*', answer);
}
