/** Text for a chat: Slack and what is compatible with it. */

/** So that nobody's text becomes a link or calls everybody: https://docs.slack.dev/messaging/formatting-message-text */
export function escapeForChat(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
