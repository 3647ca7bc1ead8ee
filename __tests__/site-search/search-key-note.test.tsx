import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SearchKeyNote } from '../../src/site-search/panel/search-key-note';

it('is not offered where there are fingers alone, which press no key', () => {
  render(<SearchKeyNote />);
  const note = screen.getByRole('checkbox', { name: 'Open search with the / key' }).closest('div');
  const hidden = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => /any-pointer: ?coarse/.test((rule as CSSMediaRule).media?.mediaText ?? ''))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ style }) => style.display === 'none');
  expect(hidden.some(({ selectorText }) => note?.matches(selectorText))).toBe(true);
});
