import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { chartKinds } from '../../../src/own-pages/build/bands';
import { PageBand } from '../../../src/own-pages/bands/page-bands';
import { axe } from '../../support/axe';
import { numbersOf } from '../../support/computed-style';
import { samples } from './samples';

const band = samples.DraftsBand;
const drafts = () => screen.getAllByRole('listitem');
const chart = (as: (typeof chartKinds)[number]) => {
  const { container } = render(<PageBand band={band} />);
  const found = container.querySelector<HTMLElement>(`[data-draft="${as}"]`);
  if (!found) throw new Error(`There is no ${as}.`);
  return found;
};

it('draws the numbers once for each draft, and says how it was read', async () => {
  const { container } = render(<PageBand band={band} />);
  expect(band.drafts.map(({ as }) => as)).toEqual([...chartKinds]);
  for (const [at, { change, right, seconds }] of band.drafts.entries()) {
    const draft = within(drafts()[at] as HTMLElement);
    expect(draft.getByRole('heading', { name: `${at + 1}. ${change}` })).toBeVisible();
    expect(draft.getByRole('img')).toBeVisible();
    expect(drafts()[at]).toHaveTextContent(`${right} right in ${seconds} seconds`);
  }
  expect(await axe(container)).toEqual([]);
});

describe('what a chart says is what can be seen in it', () => {
  it.each(['gauges', 'bars'] as const)('the last numbers, of %s', (as) => {
    expect(chart(as)).toHaveAccessibleName('July, in weeks: North 9, Canal 12.');
  });

  it.each(['lines', 'marked'] as const)('how they went, of %s', (as) => {
    expect(chart(as)).toHaveAccessibleName(
      'May to July, in weeks: North from 9 to 9, Canal from 6 to 12.',
    );
  });
});

describe('the drawing agrees with the numbers', () => {
  it('turns needles by them, straight up for half of the scale', () => {
    const needles = [...chart('gauges').querySelectorAll('path[stroke-width="2.5"]')];
    // 9 and 12 of 15.
    expect(needles.map((each) => each.getAttribute('d'))).toEqual([
      'M0 0L8.7 -26.6',
      'M0 0L22.7 -16.5',
    ]);
  });

  it('sorts bars, the longest first', () => {
    expect(numbersOf(chart('bars'), '--at')).toEqual([1, 0.75]);
    expect(chart('bars')).toHaveTextContent('Canal12North9');
  });

  it('leads each line through all of its numbers', () => {
    const lines = [...chart('lines').querySelectorAll('g path')].map(
      (each) => each.getAttribute('d')?.slice(1).split('L') ?? [],
    );
    const heights = lines.map((points) => points.map((point) => 1 - Number(point.split(' ')[1])));
    // The last is on top. The axis ends at 15.
    const values = [...band.series].reverse().flatMap((each) => [...each.values]);
    expect(heights.flat().map((height) => Math.round(height * 150) / 10)).toEqual(values);
  });

  it('draws what the question is about over the rest, and names it alone', () => {
    const marked = chart('marked');
    const widths = [...marked.querySelectorAll('g path')].map((each) =>
      Number(each.getAttribute('stroke-width')),
    );
    expect(widths.at(-1)).toBe(Math.max(...widths));
    expect(within(marked).getByText('Canal')).toHaveTextContent('12Canal');
    expect(within(marked).queryByText('North')).toBeNull();
  });
});
