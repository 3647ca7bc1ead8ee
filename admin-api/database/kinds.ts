/** The kinds of what visitors send. */
export const enquiryKinds = ['contact', 'insurtech', 'feedback', 'subscriber'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
