/** The message about an enquiry. */
import type { ReceivedEnquiry } from '../database/enquiries';
import type { EnquiryKind } from '../database/kinds';
import type { Claim } from '../database/notices';
import { printable } from '../printable';

export interface NoticeMessage {
  /** The same for every try. */
  id: string;
  /** One line of fixed words: no visitor's input gets into a header. */
  subject: string;
  text: string;
  /** The recipient's address, if the channel does not know it. */
  to?: string;
}

const subjects: Record<EnquiryKind, string> = {
  contact: 'New contact enquiry',
  insurtech: 'New insurtech enquiry',
  feedback: 'New feedback',
  subscriber: 'New newsletter subscriber',
};

/** The fields useful to the reader of a message, in the order of the form; `message` follows as typed. */
const fields = [
  'rating',
  'name',
  'business_email',
  'phone',
  'company',
  'service',
  'line_of_business',
  'company_size',
  'source_path',
] as const;

function fieldLines(enquiry: ReceivedEnquiry): string[] {
  const lines = fields.flatMap((field) => {
    const value = enquiry[field];
    return value === null || value === undefined ? [] : [`${field}: ${printable(String(value))}`];
  });
  const { message } = enquiry;
  return typeof message === 'string' ? [...lines, '', message] : lines;
}

/** `2026-11-21 18:40` */
const minuteOf = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

/**
 * Composes the message of one enquiry.
 * @param options.withFields whether it contains the visitor's input; without, it has no personal data
 * @param options.command the reader's command to list enquiries, such as `npm run enquiries --`
 */
export function composeNotice(
  noticeId: string,
  enquiry: ReceivedEnquiry,
  { withFields, command }: { withFields: boolean; command: string },
): NoticeMessage {
  const received = enquiry.received_at.toISOString();
  const subject = subjects[enquiry.kind];
  const lines = [
    `${subject}: ${enquiry.id}, received ${minuteOf(enquiry.received_at)} UTC.`,
    `To read it: ${command} --kind ${enquiry.kind} --since ${received.slice(0, 10)}`,
    ...(withFields ? ['', ...fieldLines(enquiry)] : []),
  ];
  return { id: noticeId, subject, text: lines.join('\n') };
}

/** Composes the message of many enquiries: the number of each kind, and how to list them. */
export function composeDigest(
  { id, notices }: Pick<Claim, 'id' | 'notices'>,
  { command }: { command: string },
): NoticeMessage {
  const times = notices.map(({ received_at }) => received_at.getTime()).sort((a, b) => a - b);
  const [first, last] = [new Date(times[0] ?? 0), new Date(times.at(-1) ?? 0)];
  const counts = Object.keys(subjects).flatMap((kind) => {
    const count = notices.filter((notice) => notice.kind === kind).length;
    return count > 0 ? [`${kind} ${count}`] : [];
  });
  const subject = `New enquiries: ${notices.length}`;
  const lines = [
    `${subject}, received from ${minuteOf(first)} to ${minuteOf(last)} UTC.`,
    `${counts.join(', ')}. They are in one message because many came at once.`,
    `To list them: ${command} --since ${first.toISOString()}`,
  ];
  return { id, subject, text: lines.join('\n') };
}

/**
 * Composes the mail to a new subscriber.
 * @param options.link the page with the button that confirms it
 * @param options.site the site's address, for the reader to know what this is about
 * @param options.days how long the link holds
 */
export function composeConfirmation(
  id: string,
  to: string,
  { link, site, days }: { link: string; site: string; days: number },
): NoticeMessage {
  const text = `Somebody signed up for the newsletter of ${site} with this address. If it was you, please open this page and press the button:

${link}

The link is valid for ${days} days. If it was not you, you can ignore this email: unless the button is pressed, we send no newsletter and delete the address after ${days} days.`;
  return { id, to, subject: 'Please confirm your newsletter subscription', text };
}
