/** Text on one line, without control codes for a terminal: colours, cursor movements, line breaks. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
