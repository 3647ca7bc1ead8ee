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

it('leaves of a button that leads elsewhere its address, and nothing of any other', () => {
  const { container } = render(
    <>
      <GlobalStyles />
      <ButtonLink to="/contact">Write to us</ButtonLink>
      <ButtonLink to="#form">Back to the form</ButtonLink>
      <ButtonLink to="mailto:jobs@loom.example">Apply</ButtonLink>
      <ButtonLink to="https://loom.example/talk">Reserve a place</ButtonLink>
    </>,
  );
  const [address] = printed().filter(({ cssText }) => cssText.includes('attr(href)'));
  const selectors = (address as CSSStyleRule).selectorText.replaceAll('::after', '');
  const named = (links: Iterable<Element>) => [...links].map(({ textContent }) => textContent);
  expect(named(container.querySelectorAll(selectors))).toEqual(['Reserve a place']);
  const hidden = printed().filter(({ cssText }) => cssText.includes('display: none'));
  const isHidden = (link: Element) =>
    hidden.some((rule) => link.matches((rule as CSSStyleRule).selectorText));
  expect([...container.querySelectorAll('a')].filter((link) => !isHidden(link))).toEqual([]);
});
