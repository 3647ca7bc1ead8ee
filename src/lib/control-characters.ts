// Controls (not white space), zero-width space, byte-order mark, bidirectional overrides and isolates, lone surrogates.
const unwanted =
  // oxlint-disable-next-line no-control-regex -- they are what is to be removed
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u200b\ufeff\u202a-\u202e\u2066-\u2069\p{Surrogate}]/gu;

// Eight marks on a letter are the tallest stack of any script, a Tibetan one. Hundreds would cover the lines around it.
const piled = /([\p{Mn}\p{Me}]{8})[\p{Mn}\p{Me}]+/gu;

/** Removes control characters, bidirectional overrides, lone surrogates and piled-up marks; white space stays. */
export function withoutControls(text: string): string {
  return text.replace(unwanted, '').replace(piled, '$1');
}

/** Whether a letter of a text carries more marks than are kept. */
export const hasPiledMarks = (text: string): boolean => text.search(piled) >= 0;
