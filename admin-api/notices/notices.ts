/**
 * Notices that an enquiry came in, and mails that ask a subscriber to confirm. Both are stored with the enquiry and
 * sent afterwards: no visitor waits for a webhook or a mail server, and nothing is forgotten when a process ends.
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
  /** Whether a message contains the visitor's input. */
  withFields: boolean;
  /** A secret. */
  webhookUrl?: string | undefined;
  mail?: MailSettings | undefined;
}

export interface Notices {
  /** The channels for notices of enquiries. */
  channels: readonly NoticeChannel[];
  /** Whether a subscription takes effect only once a mail has been answered. */
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

/** The recipients of notices. */
function enquiryLanes(database: Database, settings: NoticeSettings): LaneParts[] {
  const { webhookUrl, mail, timeoutMs } = settings;
  const compose: LaneOptions['compose'] = async ({ id, notices }) => {
    const [{ kind, enquiry_id }, ...more] = notices;
    // A notice is deleted with its enquiry, so counted enquiries exist.
    if (more.length > 0) return composeDigest({ id, notices }, settings);
    const enquiry = await findEnquiry(database, kind, enquiry_id);
    return enquiry && composeNotice(id, enquiry, settings);
  };
  return [
    ...(webhookUrl ? [{ channel: webhookChannel(webhookUrl), compose }] : []),
    ...(mail ? [{ channel: mailChannel(mail, timeoutMs), compose }] : []),
  ];
}

/** Mail to new subscribers: one message each, however many there are. */
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

/** Makes a server send notices, from when it is ready until it closes. */
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
