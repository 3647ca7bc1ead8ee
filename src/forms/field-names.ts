/** The fields that visitors see, in the order of each form. */
import type { writePaths } from '@corporate-website/contract/write-facts';
import {
  CONTACT_PATH,
  FEEDBACK_PATH,
  HIRING_CONTACT_PATH,
  INSURTECH_FORM_PATH,
} from '../site/contact-links';

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

/** `service` is fixed there: its subject is none of the company's services. */
export const hiringFields = ['name', 'business_email', 'service', 'message'] as const;

export const feedbackFields = ['rating', 'message', 'name', 'business_email'] as const;

/** The forms that keep drafts. */
export const fieldsOf = {
  contact: enquiryFields,
  hiring: hiringFields,
  insurtech: insurtechFields,
  feedback: feedbackFields,
} as const;
export type FormName = keyof typeof fieldsOf;

/** The call that each is sent by. */
export const callOf = {
  contact: 'contact',
  hiring: 'contact',
  insurtech: 'insurtech',
  feedback: 'feedback',
} as const satisfies Record<FormName, keyof typeof writePaths>;

/** Paths of the forms' pages. */
export const pathsOf: Readonly<Record<FormName, string>> = {
  contact: CONTACT_PATH,
  hiring: HIRING_CONTACT_PATH,
  insurtech: INSURTECH_FORM_PATH,
  feedback: FEEDBACK_PATH,
};
