/** The bodies that visitors send, with the limits of the contract; imported by the forms and by the server. */
import * as z from 'zod/mini';
import { companySizes, enquiryServices, linesOfBusiness } from './vocabulary';
import { MAX_FIELD_LENGTH, MAX_MESSAGE_LENGTH, newestEntries } from './write-facts';

export * from './write-facts';

const tooLong = (maximum: number) =>
  `Please keep this under ${maximum.toLocaleString('en')} characters.`;

const line = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(MAX_FIELD_LENGTH, tooLong(MAX_FIELD_LENGTH)),
    );

/** The pattern that HTML gives for `<input type="email">`. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const email = line('Please enter your business email address.').check(
  z.regex(HTML_EMAIL, 'Please enter an email address such as name@company.com.'),
);

const message = z
  .string('Please write a message.')
  .check(
    z.trim(),
    z.minLength(1, 'Please write a message.'),
    z.maxLength(MAX_MESSAGE_LENGTH, tooLong(MAX_MESSAGE_LENGTH)),
  );

/** An optional field of a form: missing, null and blank are alike. */
const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      value === null || (typeof value === 'string' && !value.trim()) ? undefined : value,
    ),
    z.optional(schema),
  );

const optionalLine = () => optional(line('Please write text here.'));

const journeyEntry = z.object({
  path: z.string().check(z.maxLength(2000)),
  at: z.string().check(z.maxLength(40)),
});

/** The visited pages; an invalid journey is left out, since a journey never costs an enquiry. */
const journey = z.pipe(
  z.transform((value: unknown) =>
    Array.isArray(value)
      ? newestEntries(
          value.flatMap((entry) => {
            const parsed = journeyEntry.safeParse(entry);
            return parsed.success ? [parsed.data] : [];
          }),
        )
      : undefined,
  ),
  z.optional(z.array(journeyEntry)),
);

const enquiryFields = {
  name: line('Please enter your name.'),
  business_email: email,
  message,
  phone: optionalLine(),
  company: optionalLine(),
  service: optional(z.enum(enquiryServices, 'Please choose a service from the list.')),
  source_path: optionalLine(),
  guest_id: optionalLine(),
  journey,
};

/** `POST contactUs` */
export const contactBody = z.object(enquiryFields);
export type ContactBody = z.output<typeof contactBody>;

/** `POST contactUs/insurtech` */
export const insurtechBody = z.object({
  ...enquiryFields,
  line_of_business: optional(
    z.enum(linesOfBusiness, 'Please choose a line of business from the list.'),
  ),
  company_size: optional(z.enum(companySizes, 'Please choose a company size from the list.')),
});
export type InsurtechBody = z.output<typeof insurtechBody>;

/** `POST subscribers` */
export const subscriberBody = z.object({ business_email: email });
export type SubscriberBody = z.output<typeof subscriberBody>;

/** A form without JavaScript posts the rating as text. */
const rating = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^\d$/.test(value.trim()) ? Number(value) : value,
  ),
  z
    .int('Please choose a rating from 1 to 5.')
    .check(
      z.gte(1, 'Please choose a rating from 1 to 5.'),
      z.lte(5, 'Please choose a rating from 1 to 5.'),
    ),
);

/** `POST contactUs/feedback` */
export const feedbackBody = z.object({
  rating,
  message,
  name: optionalLine(),
  business_email: optional(email),
  source_path: optionalLine(),
});
export type FeedbackBody = z.output<typeof feedbackBody>;

/** The messages of a rejected body, one a field, as the contract's `errors` has them. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? 'body')] ??= issue.message;
  return errors;
}
