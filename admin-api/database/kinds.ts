/** The kinds of what visitors send, and the ways in which somebody is told. */
export const enquiryKinds = ['contact', 'insurtech', 'feedback', 'subscriber'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** `confirmation` tells whoever has subscribed, the others whoever reads enquiries. */
export const noticeChannels = ['webhook', 'mail', 'confirmation'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
