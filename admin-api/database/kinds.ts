/** The kinds of visitors' input, and the notice channels. */
export const enquiryKinds = ['contact', 'insurtech', 'feedback', 'subscriber'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** `confirmation` goes to the subscriber, the others to those who read enquiries. */
export const noticeChannels = ['webhook', 'mail', 'confirmation'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
