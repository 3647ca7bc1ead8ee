/** The bodies that visitors send, with the limits of the contract, as schemas: for the server. */
import * as z from 'zod/mini';
import { charactersIn, newestEntries } from './write-facts';
import {
  digitOf,
  enquiryRules,
  feedbackRules,
  insurtechRules,
  optionalLine,
  type ChoiceRule,
  type RatingRule,
  type TextRule,
} from './write-rules';

export * from './write-facts';

const text = ({ asks, most, tooLong, pattern, unmatched }: TextRule) =>
  z
    .string(asks)
    .check(
      z.trim(),
      z.minLength(1, asks),
      z.maxLength(most, { error: ({ input }) => tooLong(charactersIn(String(input))) }),
      ...(pattern ? [z.regex(pattern, unmatched)] : []),
    );

const choice = <T extends string>({ of, asks }: ChoiceRule<T>) => z.enum(of, asks);

const rating = ({ upTo, asks }: RatingRule) =>
  z.pipe(z.transform(digitOf), z.int(asks).check(z.gte(1, asks), z.lte(upTo, asks)));

/** An optional field of a form: missing, null and blank are alike. */
const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown =>
      value === null || (typeof value === 'string' && !value.trim()) ? undefined : value,
    ),
    z.optional(schema),
  );

const optionalText = (rule: TextRule) => optional(text(rule));

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
  name: text(enquiryRules.name),
  business_email: text(enquiryRules.business_email),
  message: text(enquiryRules.message),
  phone: optionalText(enquiryRules.phone),
  company: optionalText(enquiryRules.company),
  service: optional(choice(enquiryRules.service)),
  source_path: optionalText(optionalLine),
  guest_id: optionalText(optionalLine),
  journey,
};

/** `POST contactUs` */
export const contactBody = z.object(enquiryFields);
export type ContactBody = z.output<typeof contactBody>;

/** `POST contactUs/insurtech` */
export const insurtechBody = z.object({
  ...enquiryFields,
  line_of_business: optional(choice(insurtechRules.line_of_business)),
  company_size: optional(choice(insurtechRules.company_size)),
});
export type InsurtechBody = z.output<typeof insurtechBody>;

/** `POST subscribers` */
export const subscriberBody = z.object({ business_email: text(enquiryRules.business_email) });
export type SubscriberBody = z.output<typeof subscriberBody>;

/** `POST contactUs/feedback` */
export const feedbackBody = z.object({
  rating: rating(feedbackRules.rating),
  message: text(feedbackRules.message),
  name: optionalText(feedbackRules.name),
  business_email: optionalText(feedbackRules.business_email),
  source_path: optionalText(optionalLine),
});
export type FeedbackBody = z.output<typeof feedbackBody>;

/** The messages of a rejected body, one a field, as the contract's `errors` has them. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? 'body')] ??= issue.message;
  return errors;
}
