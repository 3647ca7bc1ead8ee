/** The kinds of visitors' input, the notice channels, and the roles of the desk. */
export const enquiryKinds = ['contact', 'insurtech', 'feedback', 'subscriber'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** `confirmation` goes to the subscriber, the others to those who read enquiries. */
export const noticeChannels = ['webhook', 'mail', 'confirmation'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** A writer makes and changes drafts; an editor also publishes, and sees enquiries. */
export const deskRoles = ['writer', 'editor'] as const;
export type DeskRole = (typeof deskRoles)[number];
