/**
 * A page for a link in a mail, with a button: outside the contract's calls, since it is no form of the site's. The
 * token is in the query, which no log of this server holds. Opening the page changes nothing, since mail scanners open
 * every link. No rate limit: a mail provider sends the requests of many people from one address.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '@corporate-website/contract/escape-html';
import { sendPage, siteAddress } from './form-page';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Mail providers post a few bytes. */
const BODY_BYTES = 4096;

interface PageText {
  title: string;
  /** HTML. */
  text: string;
  /** Default 200. */
  status?: number;
}

export interface LinkPage {
  /** Below the server's prefix. */
  path: string;
  /** The question before the button is pressed. */
  ask: PageText & { button: string };
  /** Source of the link, such as `the newsletter`. */
  source: string;
  /** Performs the button's action. */
  press: (token: string) => Promise<PageText>;
}

/** The token of the link, or undefined where the link was cut or altered on its way. */
function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as Record<string, unknown>;
  return typeof token === 'string' && UUID.test(token) ? token.toLowerCase() : undefined;
}

function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, text, status = 200 }: PageText,
  form = '',
): FastifyReply {
  const site = `<a href="${escapeHtml(siteAddress(request))}">Go to the site</a>`;
  const content = `<p>${text}</p>\n${form}\n<p>${site}</p>`;
  // The link is a secret of its reader's, which must not leak to other sites.
  reply.code(status).header('referrer-policy', 'no-referrer');
  return sendPage(reply, title, content);
}

/** Adds the page and its button's action to a server of its own, whose prefix is the API's base path. */
export function addLinkPage(server: FastifyInstance, { path, ask, source, press }: LinkPage): void {
  // RFC 8058: mail providers post `List-Unsubscribe=One-Click` as either kind of form. The link says it all.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, async () => ({}));
  const broken = {
    title: 'This link is incomplete',
    text: `Part of it is missing. Please open it again from ${source}, or copy all of it.`,
    status: 400,
  };
  const form = `<form method="post"><button>${ask.button}</button></form>`;
  server.get(`/${path}`, async (request, reply) =>
    tokenOf(request) ? sendText(request, reply, ask, form) : sendText(request, reply, broken),
  );
  server.post(`/${path}`, async (request, reply) => {
    const token = tokenOf(request);
    return sendText(request, reply, token ? await press(token) : broken);
  });
}
