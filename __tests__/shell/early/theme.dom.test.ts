import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTheme } from '../../../src/shell/early/theme';
import { storedKeys } from '../../../src/consent/stored-keys';
import { THEME_KEY, themeChoiceOf } from '../../../src/site/theme';
import { find } from '../../support/find';
import { THEME_SCRIPT } from '../../../src/shell/theme-script';

const html = document.documentElement;
const radio = (value: string) => find<HTMLInputElement>(`input[value="${value}"]`);
const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const frames = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')].map(({ media }) => media);

beforeAll(() => {
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
  localStorage.clear();
  startTheme();
});
beforeEach(() => {
  document.body.innerHTML = `<fieldset data-theme-switch>${['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}">`)
    .join('')}</fieldset>`;
});
afterEach(() => {
  radio('system').click();
});

it('keeps what is chosen, and forgets it for the system’s own', () => {
  radio('dark').click();
  expect(html.dataset['theme']).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  expect(frames()).toEqual(['not all', 'all']);
  radio('system').click();
  expect(html.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
  expect(frames()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('holds for this page where storage is turned off', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  radio('light').click();
  expect(html.dataset['theme']).toBe('light');
  expect(checked()).toBe('light');
});

it('follows another tab', () => {
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' }));
  expect(html.dataset['theme']).toBe('dark');
  expect(checked()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
  expect(html.dataset['theme']).toBe('dark');
});

describe('the script in the head', () => {
  const run = () => {
    delete html.dataset['theme'];
    // The very text that is put into the page.
    new Function(THEME_SCRIPT)();
    return html.dataset['theme'];
  };

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
    ['"><script>', undefined],
  ])('with %s stored sets %s', (stored, theme) => {
    localStorage.setItem(THEME_KEY, stored);
    expect(run()).toBe(theme);
    localStorage.removeItem(THEME_KEY);
  });

  it('leaves the system’s theme where storage is turned off', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run()).toBeUndefined();
  });
});

it('is kept under the key that visitors are told of', () => {
  expect(THEME_KEY).toBe(storedKeys.theme.key);
  expect(themeChoiceOf('anything')).toBe('system');
});
