/** A text such as `caf%C3%A9` with its escapes decoded; null where one of them is none, as in `100%`. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The same, but a text with an invalid escape stays as written. */
export function percentDecodedOrSame(text: string): string {
  return percentDecoded(text) ?? text;
}
