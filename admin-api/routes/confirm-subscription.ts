/** Joining the newsletter for good, by the link in the mail that an address gets when it is given on the site. */
import type { FastifyInstance } from 'fastify';
import type { CallOptions } from '../call-options';
import { confirmSubscription, forgetRequests, REQUEST_DAYS } from '../database/subscribers';
import { doRegularly } from '../regularly';
import { addLinkPage } from './link-page';

const PATH = 'confirm-subscription';
const HOUR_MS = 60 * 60 * 1000;

/**
 * The link in the mail.
 * @param base the API's base address as readers see it, without a trailing slash
 */
export function confirmUrl(base: string, token: string): string {
  return `${base}/${PATH}?token=${token}`;
}

/** Adds the page and what its button does to a server whose prefix is the API's base path. */
export async function addConfirming(
  server: FastifyInstance,
  { database, compact, now, notices, outbox }: CallOptions,
): Promise<void> {
  addLinkPage(server, {
    path: PATH,
    ask: {
      title: 'Confirm your subscription',
      text: 'Press the button to have the newsletter sent to the address that received this link.',
      button: 'Confirm',
    },
    source: 'the email',
    press: async (token) => {
      if (!(await confirmSubscription(database, token, now(), outbox))) {
        return {
          title: 'This link is no longer valid',
          text: `A link works for ${REQUEST_DAYS} days, and no longer once you have unsubscribed. You can subscribe again on the site at any time.`,
          status: 410,
        };
      }
      notices.wake();
      return {
        title: 'You are subscribed',
        text: 'The newsletter will be sent to the address that received this link. Each issue has a link to unsubscribe.',
      };
    },
  });
  doRegularly(server, HOUR_MS, 'subscriptions that nobody confirmed are still there', async () => {
    if ((await forgetRequests(database, now())) > 0) await compact();
  });
}
