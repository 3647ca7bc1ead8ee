/** Options by one measure, on the pages of the real copy that have one. */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { measured } from '../../../src/own-pages/measure';
import { bandOf } from '../../../src/own-pages/designs/design-page';
import { MeasureChart } from '../../../src/own-pages/designs/heroes/measure-chart';
import { ComparisonHero } from '../../../src/own-pages/designs/heroes/comparison-hero';
import { axe } from '../../support/axe';
import { designPages } from '../../support/design-pages';

const pages = designPages.filter(({ design }) => design === 'comparison');
const withMeasure = pages.filter(({ hero }) => hero.measure);

it('is on comparisons by numbers; others without a figure show a result', () => {
  expect(withMeasure.length).toBeGreaterThan(3);
  for (const page of pages.filter(({ hero }) => !hero.measure && !hero.figure)) {
    const { container, unmount } = render(<ComparisonHero page={page} />);
    expect(container).toHaveTextContent(bandOf(page, 'ResultsBand')?.items[0]?.label ?? 'none');
    expect(container.querySelector('[role="img"]')).toBeNull();
    unmount();
  }
});

it('draws a counted word as a cell for each row that has it', async () => {
  const rows = ['Met', 'Missed', 'Missed'].map((cell, at) => ({ name: `${at}`, cells: [cell] }));
  const table = {
    __typename: 'ComparisonBand',
    heading: 'Promises',
    intro: null,
    columns: ['Verdict'],
    rows,
    verdict_html: '',
  } as const;
  const { container } = render(<MeasureChart table={table} measure="Verdict" service="cloud" />);
  const cells = [...container.querySelectorAll('[data-cell]')];
  expect(cells.map((each) => each.getAttribute('data-cell'))).toEqual(['Met', 'Missed', 'Missed']);
  expect(screen.getByRole('img')).toHaveAccessibleName('Verdict. Met: 1 of 3; Missed: 2 of 3.');
  expect(await axe(container)).toEqual([]);
});

describe.each(withMeasure.map((page) => [page.path, page] as const))('%s', (_, page) => {
  const table = bandOf(page, 'ComparisonBand');
  const measure = page.hero.measure ?? '';
  const options = (table && measured(table, measure)) ?? [];

  it('draws each option of its table to one scale, beside its name and words', async () => {
    const { container } = render(<ComparisonHero page={page} />);
    const most = Math.max(...options.map((each) => each.most));
    const drawn = [...container.querySelectorAll('[data-share]')];
    expect(drawn.map((each) => Number(each.getAttribute('data-share')))).toEqual(
      options.filter((each) => each.most > 0).map((each) => expect.closeTo(each.most / most, 2)),
    );
    const chart = screen.getByRole('img');
    expect(chart.getAttribute('aria-label')?.startsWith(`${measure}. `)).toBe(true);
    for (const { name, text } of options) {
      expect(chart).toHaveAccessibleName(expect.stringContaining(`${name}: ${text}`));
      expect(chart).toHaveTextContent(name);
      expect(chart).toHaveTextContent(text);
    }
    expect(await axe(container)).toEqual([]);
  });
});
