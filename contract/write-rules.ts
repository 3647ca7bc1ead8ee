/**
 * Rules of the fields that a visitor fills in: the schemas of the writing calls are made of them (`writes.ts`), and a
 * form checks itself by them without the schemas' library, 8 kB in the browser.
 */
import { companySizes, enquiryServices, linesOfBusiness } from './vocabulary';
import { charactersIn, MAX_FIELD_LENGTH, MAX_MESSAGE_LENGTH } from './write-facts';

interface AnyRule {
  /** The message where nothing is given, or something else than may be. */
  readonly asks: string;
  /** Missing, null and blank are alike, and no fault. */
  readonly isOptional?: boolean;
}
export interface TextRule extends AnyRule {
  /** Characters, once trimmed. */
  readonly most: number;
  readonly tooLong: (length: number) => string;
  readonly pattern?: RegExp;
  /** The message where the pattern does not match. */
  readonly unmatched?: string;
}
export interface ChoiceRule<T extends string = string> extends AnyRule {
  readonly of: readonly T[];
}
export interface RatingRule extends AnyRule {
  /** Whole numbers, from 1. */
  readonly upTo: number;
}
export type Rule = TextRule | ChoiceRule | RatingRule;

const inEnglish = (count: number) => count.toLocaleString('en');
const upTo = (most: number) => ({
  most,
  tooLong: (length: number) =>
    `This has ${inEnglish(length)} characters. Please shorten it to ${inEnglish(most)} or fewer.`,
});
const line = (asks: string) => ({ asks, ...upTo(MAX_FIELD_LENGTH) });

/**
 * The pattern that HTML gives for `<input type="email">`, with a dot in the domain, since mail to `a@b` reaches nobody,
 * and in any script: browsers differ in whether they write a domain in ASCII before anybody reads it.
 */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const email = {
  ...line('Please enter your email address.'),
  pattern: EMAIL,
  unmatched: 'Please enter an email address such as name@company.com.',
};
const message = { asks: 'Please write a message.', ...upTo(MAX_MESSAGE_LENGTH) };
export const optionalLine = { ...line('Please write text here.'), isOptional: true };

export const enquiryRules = {
  name: line('Please enter your name.'),
  business_email: email,
  message,
  phone: optionalLine,
  company: optionalLine,
  service: {
    of: enquiryServices,
    asks: 'Please choose a service from the list.',
    isOptional: true,
  },
} satisfies Record<string, Rule>;

export const insurtechRules = {
  ...enquiryRules,
  line_of_business: {
    of: linesOfBusiness,
    asks: 'Please choose a line of business from the list.',
    isOptional: true,
  },
  company_size: {
    of: companySizes,
    asks: 'Please choose a company size from the list.',
    isOptional: true,
  },
} satisfies Record<string, Rule>;

export const feedbackRules = {
  rating: { upTo: 5, asks: 'Please choose a rating from 1 to 5.' },
  message,
  name: optionalLine,
  business_email: { ...email, isOptional: true },
} satisfies Record<string, Rule>;

/** A form without JavaScript posts the rating as text. */
export const digitOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d$/.test(value.trim()) ? Number(value) : value;

/**
 * Checks what was typed into a field, as the rule's schema does.
 * @returns the value to send, undefined for none; or else a fault's message
 */
function checkTyped(rule: Rule, typed: string): { value?: unknown } | { fault: string } {
  const text = typed.trim();
  if (!text && rule.isOptional) return {};
  if ('of' in rule) return rule.of.includes(typed) ? { value: typed } : { fault: rule.asks };
  if ('upTo' in rule) {
    const value = digitOf(typed);
    const isWithin = typeof value === 'number' && value >= 1 && value <= rule.upTo;
    return isWithin ? { value } : { fault: rule.asks };
  }
  if (!text) return { fault: rule.asks };
  const length = charactersIn(text);
  if (length > rule.most) return { fault: rule.tooLong(length) };
  if (rule.pattern?.test(text) === false) return { fault: rule.unmatched ?? rule.asks };
  return { value: text };
}

/** Checks what was typed into fields: the body to send, without what was left out, and the messages of faults by field. */
export function checkFields(
  rules: Readonly<Record<string, Rule>>,
  typed: Readonly<Record<string, string>>,
) {
  const body: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(typed)) {
    const rule = rules[field];
    const checked = rule ? checkTyped(rule, text) : {};
    if ('fault' in checked) faults[field] = checked.fault;
    else if ('value' in checked) body[field] = checked.value;
  }
  return { body, faults };
}
