/** What somebody is told of an enquiry. */
import type { ReceivedEnquiry } from '../database/enquiries';
import type { EnquiryKind } from '../database/kinds';
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

/**
 * Composes what is told.
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
    `${subject}: ${enquiry.id}, received ${received.slice(0, 16).replace('T', ' ')} UTC.`,
    `To read it: ${command} --kind ${enquiry.kind} --since ${received.slice(0, 10)}`,
    ...(withFields ? ['', ...fieldLines(enquiry)] : []),
  ];
  return { id: noticeId, subject, text: lines.join('\n') };
}
