/** Text for a chat: Slack and compatible ones. */

/**
 * Keeps text from becoming a link or a mention of everybody: https://docs.slack.dev/messaging/formatting-message-text
 */
export function escapeForChat(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
