/** What somebody is told of an enquiry. */
import type { ReceivedEnquiry } from '../database/enquiries';
import type { EnquiryKind } from '../database/kinds';
import type { Claim } from '../database/notices';
import { printable } from '../printable';

export interface NoticeMessage {
  /** The same for every try. */
  id: string;
  /** One line of fixed words: nothing that a visitor sent stands in a header. */
  subject: string;
  text: string;
}

const subjects: Record<EnquiryKind, string> = {
  contact: 'New contact enquiry',
  insurtech: 'New insurtech enquiry',
  feedback: 'New feedback',
  subscriber: 'New newsletter subscriber',
};

/** The fields that are of use to who reads a message, in the order of the form; `message` follows as it was typed. */
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
 * Composes what is told of one enquiry.
 * @param options.withFields whether what the visitor typed is in it; without, it has no personal data
 * @param options.command what lists enquiries where the reader is, such as `npm run enquiries --`
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

/** Composes what is told of many that waited: how many of each kind, and how to list them. */
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
    `${counts.join(', ')}. They are told in one message since many came at once.`,
    `To list them: ${command} --since ${first.toISOString()}`,
  ];
  return { id, subject, text: lines.join('\n') };
}
