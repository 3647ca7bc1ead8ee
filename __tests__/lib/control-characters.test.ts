import { expect, test } from '@jest/globals';
import { hasPiledMarks, withoutControls } from '../../src/lib/control-characters';

test.each([
  ['a control', '\u0000'],
  ['the last of the lower controls before a tab', '\u0008'],
  ['the last control before the space', '\u001f'],
  ['delete', '\u007f'],
  ['the control after NEL', '\u0086'],
  ['the last control', '\u009f'],
  ['a zero-width space', '\u200b'],
  ['a byte-order mark', '\ufeff'],
  ['an override', '\u202e'],
  ['the first isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['half a character', '\ud83d'],
  ['its other half', '\uddf5'],
])('%s goes, wherever it stands and however often', (_what, character) => {
  expect(withoutControls(`${character}a${character}${character}b`)).toBe('ab');
});

test.each([
  ['white space', 'a\t\n\v\f\r\u0085\u00a0 b'],
  ['marks that join', 'a\u200cb\u200dc'],
  ['directions that override nothing', 'a\u200eb\u200f'],
  ['a character in two parts', '🧵'],
  ['letters', 'Ünï\u0301 日本'],
])('%s stays', (_what, text) => {
  expect(withoutControls(text)).toBe(text);
});

test('of marks piled up on a letter a few stay, on each', () => {
  const pile = '\u0301\u0323'.repeat(120);
  expect(hasPiledMarks(`a${pile}`)).toBe(true);
  expect(withoutControls(`Ta${pile}le${pile}`)).toBe(
    `Ta${'\u0301\u0323'.repeat(4)}le${'\u0301\u0323'.repeat(4)}`,
  );
});

test.each([
  ['Hindi', 'ज़िन्दगी क्षेत्रीय हिंदी'],
  ['Thai', 'ที่นี่ น้ำ ผู้ใหญ่'],
  ['Vietnamese, in parts', 'Tiếng Việt phở Nguyễn'.normalize('NFD')],
  ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Arabic with points', 'بِسْمِ ٱللَّٰهِ'],
  ['Tibetan', 'བསྒྲུབས ཧཱུྃ ཧྐྵྨླྺྼྻྂ'],
])('%s is whole', (_language, text) => {
  expect(withoutControls(text)).toBe(text);
  expect(hasPiledMarks(text)).toBe(false);
});
