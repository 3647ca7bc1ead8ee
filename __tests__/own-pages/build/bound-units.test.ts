import { expect, it } from '@jest/globals';
import { boundUnits } from '../../../src/own-pages/build/bound-units';
import { renderCopy } from '../../../src/own-pages/build/render';

it.each([
  ['It took 11 days, then 26 min.', 'It took 11~days, then 26~min.'],
  ['2 to 3 weeks, within 5 working days', '2 to 3~weeks, within 5~working days'],
  ['£1.14 million at minus 25 °C', '£1.14~million at minus 25~°C'],
  ['In 2024 some of 12 services of 90 shops', 'In 2024 some of 12 services of 90 shops'],
])('keeps number and unit of "%s" on one line', (text, bound) => {
  expect(boundUnits(text)).toBe(bound.replaceAll('~', '\u00a0'));
});

it('leaves code as it is', () => {
  const { html } = renderCopy('Wait 5 s, by `sleep 5 s`.', 'https://example.com', 'x-');
  expect(html).toContain('Wait 5\u00a0s, by');
  expect(html).toContain('<code>sleep 5 s</code>');
});
