/** The kinds of visitors' input, the notice channels, the roles of the desk, the states of items and what is done to them. */
export const enquiryKinds = ['contact', 'insurtech', 'feedback', 'subscriber'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** `confirmation` goes to the subscriber, the others to those who read enquiries. */
export const noticeChannels = ['webhook', 'mail', 'confirmation'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A writer makes and changes drafts; an editor also publishes, and sees enquiries. */
export const deskRoles = ['writer', 'editor'] as const;
export type DeskRole = (typeof deskRoles)[number];

/** The states of an item; of those kinds too whose contract has no `status`. */
export const itemStates = ['draft', 'publish', 'archived'] as const;
export type ItemState = (typeof itemStates)[number];

export const itemActions = [
  'created',
  'saved',
  'published',
  'archived',
  'deleted',
  'restored',
  'imported',
] as const;
export type ItemAction = (typeof itemActions)[number];
