/**
 * Telling somebody that an enquiry came in. What is to be told is stored with the enquiry, and told afterwards: no
 * visitor waits for a webhook or a mail server, and nothing is forgotten when a process ends.
 */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect';
import type { NoticeChannel } from '../database/kinds';
import type { Channel } from './channel';
import { startLane, type Lane, type LaneOptions } from './lane';
import { mailChannel, type MailSettings } from './mail';
import { webhookChannel } from './webhook';

export interface NoticeSettings extends Pick<
  LaneOptions,
  'withFields' | 'command' | 'most' | 'tries' | 'firstRetryMs' | 'timeoutMs'
> {
  /** A secret. */
  webhookUrl?: string | undefined;
  mail?: MailSettings | undefined;
}

export interface Notices {
  /** The channels that are to be told. */
  channels: readonly NoticeChannel[];
  /** Something may be due. */
  wake: () => void;
}

function channelsOf({ webhookUrl, mail, timeoutMs }: NoticeSettings): Channel[] {
  return [
    ...(webhookUrl ? [webhookChannel(webhookUrl)] : []),
    ...(mail ? [mailChannel(mail, timeoutMs)] : []),
  ];
}

/** Has a server tell of what came in, from when it is ready until it closes. */
export function tellOfEnquiries(
  server: FastifyInstance,
  options: { database: Database; now: () => Date; settings: NoticeSettings | undefined },
): Notices {
  const { settings, ...rest } = options;
  if (!settings) return { channels: [], wake: () => undefined };
  const channels = channelsOf(settings);
  let lanes: Lane[] = [];
  server.addHook('onReady', async () => {
    // One lane for each, so that a channel that is down holds up no other.
    lanes = channels.map((channel) =>
      startLane({ ...rest, ...settings, channel, log: server.log }),
    );
  });
  server.addHook('onClose', async () => {
    await Promise.all(lanes.map((lane) => lane.stop()));
  });
  return {
    channels: channels.map(({ name }) => name),
    wake: () => lanes.forEach((lane) => lane.wake()),
  };
}
