/** Letters that no accent tells from their base, as English speakers type them. */
const BASES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
const WITH_BASE = new RegExp(`[${Object.keys(BASES).join('')}]`, 'g');

/**
 * A text as it is compared in a search by title: without case, accents and characters that cannot be seen, with plain
 * quotation marks and single spaces.
 */
export function foldedText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC')
    .replace(WITH_BASE, (letter) => BASES[letter] ?? letter)
    .replace(/\s+/g, ' ');
}
