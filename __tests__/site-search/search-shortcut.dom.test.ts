import { expect, it } from '@jest/globals';
import { opensSearch } from '../../src/site-search/search-shortcut';

it.each([
  ['<input type="email">', false],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', false],
  ['<select></select>', false],
  ['<p contenteditable="true"><b>a note</b></p>', false],
  ['<p contenteditable="false"><b>a note</b></p>', true],
  ['<button></button>', true],
])('a slash in %s opens the search: %j', (html, opens) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('b') ?? document.body.firstElementChild;
  let isOpened: boolean | undefined;
  document.addEventListener('keydown', (event) => (isOpened = opensSearch(event)), { once: true });
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  expect(isOpened).toBe(opens);
});
