import type { CollectionDefinition } from '../collections/definition';

/** Messages about the outcomes of calls: section 8 of the specification, to the letter. */
export const messages = {
  /** A warning; nothing is sent. */
  invalidEmail: 'Enter Valid Email Address!',
  /** A page that cannot be rendered; news, subscribing and feedback where the server gives no message. */
  wentWrong: 'Something went wrong',
  notLoaded: 'Unable to load data',
  jobsNotLoaded: 'Unable to fetch data',
  subscribed: 'Subscribed Successfully.',
  feedbackSent: 'Thank you for taking the time to share your experience with us !',
  /** Message of the contact calls. */
  contactSent: 'Success!',
} as const;

/**
 * Message where items of a collection cannot be loaded: section 8 of the specification.
 * @param said the admin API's own words, which some collections take
 */
export function failureOf(collection: CollectionDefinition, said?: string): string {
  const { failure = 'notLoaded', saysFailure } = collection;
  return (saysFailure && said) || messages[failure];
}
