/**
 * Telling somebody that an enquiry came in, and a subscriber that a mail waits for an answer. What is to be told is
 * stored with the enquiry, and told afterwards: no visitor waits for a webhook or a mail server, and nothing is forgotten
 * when a process ends.
 */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect';
import { findEnquiry } from '../database/enquiries';
import type { NoticeChannel } from '../database/kinds';
import { findRequest, REQUEST_DAYS } from '../database/subscribers';
import { startLane, type Lane, type LaneOptions } from './lane';
import { confirmationChannel, mailChannel, type MailSettings } from './mail';
import { composeConfirmation, composeDigest, composeNotice } from './message';
import { webhookChannel } from './webhook';

export interface NoticeSettings extends Pick<
  LaneOptions,
  'command' | 'most' | 'tries' | 'firstRetryMs' | 'timeoutMs'
> {
  /** Whether what visitors typed is in a message. */
  withFields: boolean;
  /** A secret. */
  webhookUrl?: string | undefined;
  mail?: MailSettings | undefined;
}

export interface Notices {
  /** The channels that are to be told of what came in. */
  channels: readonly NoticeChannel[];
  /** Whether a subscriber is one only once a mail has been answered. */
  confirms: boolean;
  /** Something may be due. */
  wake: () => void;
}

export interface NoticeOptions {
  database: Database;
  now: () => Date;
  settings: NoticeSettings | undefined;
  /** The page at which a subscription is confirmed. */
  confirmUrl: (token: string) => string;
  /** The site's address. */
  site: string;
}

type LaneParts = Pick<LaneOptions, 'channel' | 'compose'> & Partial<Pick<LaneOptions, 'most'>>;

/** Those who are told of what came in. */
function enquiryLanes(database: Database, settings: NoticeSettings): LaneParts[] {
  const { webhookUrl, mail, timeoutMs } = settings;
  const compose: LaneOptions['compose'] = async ({ id, notices }) => {
    const [{ kind, enquiry_id }, ...more] = notices;
    // A notice is deleted with its enquiry, so what is counted is there.
    if (more.length > 0) return composeDigest({ id, notices }, settings);
    const enquiry = await findEnquiry(database, kind, enquiry_id);
    return enquiry && composeNotice(id, enquiry, settings);
  };
  return [
    ...(webhookUrl ? [{ channel: webhookChannel(webhookUrl), compose }] : []),
    ...(mail ? [{ channel: mailChannel(mail, timeoutMs), compose }] : []),
  ];
}

/** Mail to those who have subscribed: each is of its own, however many there are. */
function confirmationLane(
  { database, confirmUrl, site }: NoticeOptions,
  mail: MailSettings,
  timeoutMs: number,
): LaneParts {
  const compose: LaneOptions['compose'] = async ({ id, notices: [{ enquiry_id }] }) => {
    const request = await findRequest(database, enquiry_id);
    if (!request) return undefined;
    const link = confirmUrl(request.token);
    return composeConfirmation(id, request.business_email, { link, site, days: REQUEST_DAYS });
  };
  return { channel: confirmationChannel(mail, timeoutMs), compose, most: Infinity };
}

/** Has a server tell of what came in, from when it is ready until it closes. */
export function tellOfEnquiries(server: FastifyInstance, options: NoticeOptions): Notices {
  const { settings, database, now } = options;
  if (!settings) return { channels: [], confirms: false, wake: () => undefined };
  const { mail, timeoutMs } = settings;
  const toEnquiries = enquiryLanes(database, settings);
  const all = mail ? [...toEnquiries, confirmationLane(options, mail, timeoutMs)] : toEnquiries;
  let lanes: Lane[] = [];
  server.addHook('onReady', async () => {
    // One lane for each, so that a channel that is down holds up no other.
    lanes = all.map((parts) =>
      startLane({ ...settings, database, now, log: server.log, ...parts }),
    );
  });
  server.addHook('onClose', async () => {
    await Promise.all(lanes.map((lane) => lane.stop()));
  });
  return {
    channels: toEnquiries.map(({ channel }) => channel.name),
    confirms: mail !== undefined,
    wake: () => lanes.forEach((lane) => lane.wake()),
  };
}
