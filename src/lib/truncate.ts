/** Cutting texts between characters: half of one (a lone surrogate) has no place in an address or in a file's name. */

/** The beginning of a text, at most `length` long as JavaScript counts; without half a character at its end. */
export function beginningOf(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

function utf8Bytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** The first characters of a text: at most so many, and of at most so many bytes in UTF-8. */
export function firstCharacters(text: string, most: { characters: number; bytes: number }): string {
  let kept = '';
  let count = 0;
  let bytes = 0;
  for (const character of text) {
    count += 1;
    bytes += utf8Bytes(character);
    if (count > most.characters || bytes > most.bytes) break;
    kept += character;
  }
  return kept;
}
