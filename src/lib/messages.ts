/** What the site says of its calls' outcomes: section 8 of the specification, to the letter. */
export const messages = {
  /** A warning; nothing is sent. */
  invalidEmail: 'Enter Valid Email Address!',
  /** A page that cannot be rendered; news, subscribing and feedback where the server gives no message. */
  wentWrong: 'Something went wrong',
  notLoaded: 'Unable to load data',
  jobsNotLoaded: 'Unable to fetch data',
  subscribed: 'Subscribed Successfully.',
  feedbackSent: 'Thank you for taking the time to share your experience with us !',
  /** What the contact calls resolve to. */
  contactSent: 'Success!',
} as const;
