import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { ButtonLink } from '../../src/components/button-link/button-link';
import { GlobalStyles } from '../../src/styles/global';

/** The rules for paper: a browser applies none of them to a screen. */
function printed(): CSSRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) =>
    'media' in rule && (rule as CSSMediaRule).media.mediaText === 'print'
      ? [...(rule as CSSMediaRule).cssRules]
      : [],
  );
}

afterEach(cleanup);

it('keeps figures and rows on one sheet, but no listing and no table, which may be longer than one', () => {
  render(<GlobalStyles />);
  const whole = printed().filter(({ cssText }) => /break-inside: ?avoid/.test(cssText));
  const selectors = whole.flatMap((rule) => (rule as CSSStyleRule).selectorText.split(/, ?/));
  expect(selectors).toEqual(expect.arrayContaining(['figure', 'tr']));
  expect(selectors.filter((each) => ['pre', 'table'].includes(each))).toEqual([]);
});

it('prints where a button leads that is a link elsewhere', () => {
  const { container } = render(
    <>
      <GlobalStyles />
      <ButtonLink to="/contact">Write to us</ButtonLink>
      <ButtonLink to="#form">Back to the form</ButtonLink>
    </>,
  );
  const [address] = printed().filter(({ cssText }) => cssText.includes('attr(href)'));
  const selectors = (address as CSSStyleRule).selectorText.replaceAll('::after', '');
  expect([...container.querySelectorAll(selectors)].map(({ textContent }) => textContent)).toEqual([
    'Write to us',
  ]);
});
