/**
 * Leaving the newsletter, by the link that each issue carries. Nothing that is answered tells whether an address was on
 * the list.
 */
import type { FastifyInstance } from 'fastify';
import type { CallOptions } from '../call-options';
import { unsubscribe } from '../database/subscribers';
import { addLinkPage } from './link-page';

const PATH = 'unsubscribe';

/**
 * The link of a subscriber, for the newsletter's text and its `List-Unsubscribe` header.
 * @param base the API's base address as readers see it, without a trailing slash
 */
export function unsubscribeUrl(base: string, token: string): string {
  return `${base}/${PATH}?token=${token}`;
}

/** Adds the page and what its button does to a server whose prefix is the API's base path. */
export async function addUnsubscribing(
  server: FastifyInstance,
  { database, now }: CallOptions,
): Promise<void> {
  addLinkPage(server, {
    path: PATH,
    ask: {
      title: 'Unsubscribe from the newsletter',
      text: 'Press the button to stop the newsletter to the address that received this link.',
      button: 'Unsubscribe',
    },
    source: 'the newsletter',
    press: async (token) => {
      await unsubscribe(database, token, now());
      return {
        title: 'You are unsubscribed',
        text: 'The address that received this link is no longer on our list. You can subscribe again on the site at any time.',
      };
    },
  });
}
