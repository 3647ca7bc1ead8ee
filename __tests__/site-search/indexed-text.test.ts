import { expect, it } from '@jest/globals';
import { typedText, withPlainSigns, withWordSigns } from '../../src/site-search/indexed-text';

it.each([
  'C#',
  'C++ and F#, (C++).',
  '.NET',
  'ask (.NET) or “.htaccess”',
  'Notepad++ in C♯'.slice(0, 9),
])('keeps the signs of words in %j, and gives them back', (text) => {
  expect(withWordSigns(text)).not.toBe(text);
  expect(withPlainSigns(withWordSigns(text))).toBe(text);
});

it.each(['#1 of 4', '+44 161', 'It ends. Next', 'Node.js', 'a#b', 'wait...what'])(
  'leaves the signs of %j, which is no such word',
  (text) => expect(withWordSigns(text)).toBe(text),
);

it('composes letters, and drops what nobody types', () => {
  expect(typedText('Zu\u00adsammen&shy;fassung, U\u0308bersicht, a\u200bb')).toBe(
    'Zusammenfassung, Übersicht, ab',
  );
});
