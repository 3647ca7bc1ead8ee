/** The fields that visitors see, in the order in which they stand in each form. */

export const enquiryFields = [
  'name',
  'business_email',
  'company',
  'phone',
  'service',
  'message',
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export const insurtechFields = [
  ...enquiryFields.slice(0, -1),
  'line_of_business',
  'company_size',
  'message',
] as const;
export type InsurtechField = (typeof insurtechFields)[number];

export const feedbackFields = ['rating', 'message', 'name', 'business_email'] as const;
export type FeedbackField = (typeof feedbackFields)[number];

/** The forms that keep drafts; each by the name of its call. */
export const fieldsOf = {
  contact: enquiryFields,
  insurtech: insurtechFields,
  feedback: feedbackFields,
} as const;
export type FormName = keyof typeof fieldsOf;

/** The pages that the forms stand on. */
export const pathsOf: Readonly<Record<FormName, string>> = {
  contact: '/contact',
  insurtech: '/services/insurtech',
  feedback: '/feedback',
};
