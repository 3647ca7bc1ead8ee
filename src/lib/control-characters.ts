// Controls (not white space), zero-width space, byte-order mark, bidirectional overrides and isolates, lone surrogates.
const unwanted =
  // oxlint-disable-next-line no-control-regex -- they are what is to be removed
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u200b\ufeff\u202a-\u202e\u2066-\u2069\p{Surrogate}]/gu;

/** Removes control characters, bidirectional overrides and lone surrogates; white space stays. */
export function withoutControls(text: string): string {
  return text.replace(unwanted, '');
}
