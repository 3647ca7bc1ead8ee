/** The kinds of what visitors send, and the ways in which somebody is told. */
export const enquiryKinds = ['contact', 'insurtech', 'feedback', 'subscriber'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const noticeChannels = ['webhook', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
