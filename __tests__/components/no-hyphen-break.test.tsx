import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { NoHyphenBreak } from '../../src/components/no-hyphen-break';

it('keeps words with hyphens on one line, but for long ones, and all letters as they were', () => {
  const text = 'Day one to quarter-end, and a Donaudampfschiff-fahrt: 3-2-1 – log-in.';
  const { container } = render(
    <p>
      <NoHyphenBreak>{text}</NoHyphenBreak>
    </p>,
  );
  expect(container).toHaveTextContent(text);
  const kept = [...container.querySelectorAll('span')];
  expect(kept.map(({ textContent }) => textContent)).toEqual(['quarter-end,', '3-2-1', 'log-in.']);
  for (const each of kept) expect(each).toHaveStyle({ whiteSpace: 'nowrap' });
});
