/** Every call of the admin API, as section 7 of the specification fixes them. */
import { contactBody, feedbackBody, insurtechBody, subscriberBody } from './writes';
import { writePaths } from './write-facts';

export * from './call-url';
export * from './read-calls';

export const writes = {
  contact: { path: writePaths.contact, body: contactBody },
  insurtech: { path: writePaths.insurtech, body: insurtechBody },
  subscribe: { path: writePaths.subscribe, body: subscriberBody },
  feedback: { path: writePaths.feedback, body: feedbackBody },
} as const;
export type WriteName = keyof typeof writes;
