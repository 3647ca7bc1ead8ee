/** Text on one line, without what a terminal would obey: colours, cursor movements, line breaks. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
