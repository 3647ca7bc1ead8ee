import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { WeaveDrafts } from '../../../src/own-pages/bands/example/weave-drafts';

it('says each row of a weave, and rings what differs from the first', () => {
  render(
    <WeaveDrafts
      weaves={[
        { name: 'As drawn', rows: ['X.', '.X'] },
        { name: 'As woven', rows: ['X.', '..'] },
      ]}
    />,
  );
  const drawn = screen.getByRole('img', {
    name: 'As drawn. Row 1: over, under. Row 2: under, over.',
  });
  const woven = screen.getByRole('img', {
    name: 'As woven. Row 1: over, under. Row 2: under, under.',
  });
  expect(drawn.querySelectorAll('circle')).toHaveLength(0);
  // Once in each of the repeats.
  expect(woven.querySelectorAll('circle')).toHaveLength(4);
});
