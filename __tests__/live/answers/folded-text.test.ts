import { expect, it } from '@jest/globals';
import { foldedText } from '@corporate-website/contract/folded-text';
import { isInCategory, titleMatcher } from '../../../src/live/answers/matching';
import { searchedTitle } from '../../../src/live/lists/list-query';

it.each([
  ['Zu\u00adsammen\u00adfassung', 'zusammenfassung'],
  ['U\u0308bersicht', 'Übersicht'],
  ['Übersicht', 'ubersicht'],
  ['A résumé', 'RESUME'],
  ['Straße nach Łódź', 'strasse nach lodz'],
  ['İstanbul', 'istanbul'],
  ['What’s “new” – today', 'what\'s "new" - today'],
  ['Ｃ＋＋ at work', 'c++'],
  ['.NET and C#', '.net'],
  ['edge\u200bnotes', 'edgenotes'],
])('finds the title %j by %j, and the other way round', (title, typed) => {
  expect(titleMatcher(typed)(title)).toBe(true);
  expect(titleMatcher(title)(`… ${typed} …`) || title.length > typed.length).toBe(true);
});

it('finds nothing that is not there', () => {
  expect(titleMatcher('c#')('C++ and C')).toBe(false);
  expect(foldedText('a\u0301')).toBe('a');
});

it('sends a title as people type it', () => {
  expect(searchedTitle(' Zu\u00adsammen  U\u0308ber ')).toBe('Zusammen Über');
});

it('keeps categories that differ by signs apart', () => {
  expect(isInCategory({ category: 'C++' }, 'C')).toBe(false);
  expect(isInCategory({ category: 'c++' }, 'C++')).toBe(true);
  expect(isInCategory({ category: '★★' }, '★')).toBe(false);
});
