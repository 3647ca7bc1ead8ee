/** A text up to the end of its first sentence: a stop, question or exclamation mark before a space and a capital. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s+[\p{Lu}\p{N}“‘"'])/su.exec(text)?.[0] ?? text;
}
