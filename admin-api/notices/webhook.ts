/** Sends notices to a chat, in the form of Slack and compatible ones. */
import { escapeForChat } from '@corporate-website/contract/chat-text';
import { NoticeError, unreachable, type Channel } from './channel';

/** @param url a secret: no error contains it */
export function webhookChannel(url: string): Channel {
  return {
    name: 'webhook',
    send: async ({ id, text }, signal) => {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': id },
          body: JSON.stringify({ text: escapeForChat(text) }),
          // A redirect would be followed with GET, and count as a success.
          redirect: 'manual',
          signal,
        });
        await response.body?.cancel();
      } catch (error) {
        throw unreachable(error, signal);
      }
      if (!response.ok) throw new NoticeError(`answered with status ${response.status}`);
    },
  };
}
