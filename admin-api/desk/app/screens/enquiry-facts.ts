/** The fields of an enquiry, in words; pure. */
import type { Enquiry } from '../../protocol';
import { momentText } from '../items/status';

/** In the order in which they are shown; the contract may have others, which follow. */
const labels: Readonly<Record<string, string>> = {
  rating: 'Rating, of 5',
  company: 'Company',
  phone: 'Telephone',
  service: 'Service',
  line_of_business: 'Line of business',
  company_size: 'Company size',
  source_path: 'Sent from',
  journey: 'Pages visited before',
  guest_id: 'Visitor number',
  confirmed_at: 'Subscription confirmed',
};

/** A field's label, and the lines of its value. */
export interface EnquiryFact {
  label: string;
  lines: string[];
}

const isVisit = (entry: unknown): entry is { path: string; at: string } =>
  typeof entry === 'object' && entry !== null && 'path' in entry && 'at' in entry;

function lineOf(value: unknown): string {
  if (isVisit(value)) return [value.path, momentText(value.at)].filter(Boolean).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function linesOf(name: string, value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (name.endsWith('_at')) return [momentText(value)];
  return (Array.isArray(value) ? (value as unknown[]) : [value]).map(lineOf);
}

/** The address of who sent it, and all else that was sent beside the message. */
export function enquiryFacts({ business_email: address, fields }: Enquiry): EnquiryFact[] {
  const names = [...new Set([...Object.keys(labels), ...Object.keys(fields)])];
  return [
    { label: 'Email', lines: address ? [address] : [] },
    ...names.map((name) => ({
      label: labels[name] ?? name.replaceAll('_', ' '),
      lines: linesOf(name, fields[name]),
    })),
  ].filter(({ lines }) => lines.length > 0);
}

/** The address as a mail program takes it. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
