/**
 * Leaving the newsletter, by the link that each issue carries: beyond the contract's calls, since it is no form of the
 * site's. The token stands in the query, which no log of this server holds. Nothing that is answered tells whether an
 * address was on the list. No rate limit: a mail provider sends the requests of many people from one address.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import { unsubscribe } from '../database/subscribers';
import { escapeHtml, sendPage, siteAddress } from './form-page';

const PATH = 'unsubscribe';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What mail providers post is a few bytes long. */
const BODY_BYTES = 4096;

interface UnsubscribeOptions {
  database: Database;
  now: () => Date;
}

/**
 * The link of a subscriber, for the newsletter's text and its `List-Unsubscribe` header.
 * @param base the API's base address as readers see it, without a trailing slash
 */
export function unsubscribeUrl(base: string, token: string): string {
  return `${base}/${PATH}?token=${token}`;
}

/** The token of the link, or undefined where the link was cut or altered on its way. */
function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.query as Record<string, unknown>;
  return typeof token === 'string' && UUID.test(token) ? token.toLowerCase() : undefined;
}

function sendParagraphs(
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  paragraphs: readonly string[],
): FastifyReply {
  const site = `<a href="${escapeHtml(siteAddress(request))}">To the site</a>`;
  const content = [...paragraphs, site].map((text) => `<p>${text}</p>`).join('\n');
  // The link is a secret of its reader's, which no other site needs to be told.
  return sendPage(reply.header('referrer-policy', 'no-referrer'), title, content);
}

function sendBrokenLink(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendParagraphs(request, reply.code(400), 'This link is not whole', [
    'A part of it is missing. Please open it once more from the newsletter, or copy all of it.',
  ]);
}

/** Adds the page and what its button does to a server whose prefix is the API's base path. */
export async function addUnsubscribing(
  server: FastifyInstance,
  { database, now }: UnsubscribeOptions,
): Promise<void> {
  // RFC 8058: mail providers post `List-Unsubscribe=One-Click` as either kind of form. The link says it all.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, async () => ({}));
  // A look at the page changes nothing: mail scanners open every link of a mail.
  server.get(`/${PATH}`, async (request, reply) => {
    if (!tokenOf(request)) return sendBrokenLink(request, reply);
    return sendParagraphs(request, reply, 'Unsubscribe from the newsletter', [
      'Press the button, and no more issues go to the address that this link was sent to.',
      '<form method="post"><button>Unsubscribe</button></form>',
    ]);
  });
  server.post(`/${PATH}`, async (request, reply) => {
    const token = tokenOf(request);
    if (!token) return sendBrokenLink(request, reply);
    await unsubscribe(database, token, now());
    return sendParagraphs(request, reply, 'You are unsubscribed', [
      'The address that this link was sent to is not on the newsletter’s list. You can subscribe again on the site at any time.',
    ]);
  });
}
