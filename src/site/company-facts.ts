/** Facts of the company that stand on more than one page, and their marks in the copy of `src/content`. */
import { REPLY_TIME, REPLY_TIME_MARK } from './reply-time';

export const companyFacts = {
  people: '638',
  clients: '71',
  countries: 'fourteen',
  /** The certificates that Security lists, each with its limits. */
  certificates: ['ISO 27001', 'SOC 2 Type II'],
} as const;

/** Placeholders, and what a build fills in for them. */
const marks: Readonly<Record<string, string>> = {
  [REPLY_TIME_MARK]: REPLY_TIME,
  '{people}': companyFacts.people,
  '{clients}': companyFacts.clients,
  '{countries}': companyFacts.countries,
};

/** Copy with its marks filled in. */
export const withFacts = (copy: string): string =>
  Object.entries(marks).reduce((filled, [mark, fact]) => filled.replaceAll(mark, fact), copy);
