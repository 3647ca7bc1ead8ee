/** Telling a chat, in the form that Slack and what is compatible with it take. */
import { escapeForChat } from '../../contract/chat-text';
import { NoticeError, unreachable, type Channel } from './channel';

/** @param url a secret: it stands in no error */
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
          // A redirect would be followed with GET, and taken for a success.
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
