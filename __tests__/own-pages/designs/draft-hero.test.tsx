/** A page that draws a chart begins with the finished one. */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sayChart } from '../../../src/own-pages/bands/drafts/draft-chart';
import { anchorOf } from '../../../src/own-pages/anchor';
import { ChecklistHero } from '../../../src/own-pages/designs/heroes/checklist-hero';
import { bandOf } from '../../../src/own-pages/designs/design-page';
import { axe } from '../../support/axe';
import { designPages } from '../../support/design-pages';

const page = designPages.find((each) => bandOf(each, 'DraftsBand'));
const band = page && bandOf(page, 'DraftsBand');

it('draws the last of its drafts, and leads to all of them', async () => {
  if (!page || !band) throw new Error('No page of the copy draws a chart.');
  const { container } = render(<ChecklistHero page={page} />);
  const final = band.drafts.at(-1);
  const chart = screen.getByRole('img');
  expect(chart).toHaveAttribute('data-draft', final?.as);
  expect(chart).toHaveAccessibleName(sayChart(final?.as ?? '', band));
  expect(screen.getByRole('figure')).toHaveTextContent(final?.change ?? '–');
  expect(screen.getByRole('link', { name: band.heading })).toHaveAttribute(
    'href',
    `#${anchorOf(band.heading)}`,
  );
  expect(await axe(container)).toEqual([]);
});

it('counts the findings of a check, and says none of the things to check, where a page has no chart', () => {
  const plain = designPages.find(
    (each) => each.design === 'checklist' && each.hero.figure?.kind === 'counted',
  );
  if (!plain) throw new Error('No checklist of the copy counts its findings.');
  const { container } = render(<ChecklistHero page={plain} />);
  // A cloth of many crossings is drawn for a phone, too, right after the other.
  const drawn = [...container.querySelectorAll('svg:not(svg + svg) [data-single]')];
  const counts = plain.hero.figure?.rows.map(({ cells: [words = ''] }) => {
    const [count = 0, whole = 0] = words.split(' of ').map((each) => Number(each.replace(',', '')));
    return String(Math.min(count, whole - count));
  });
  expect(drawn.map((each) => each.getAttribute('data-single'))).toEqual(counts);
  for (const { item } of bandOf(plain, 'ChecklistBand')?.items ?? [])
    expect(container).not.toHaveTextContent(item);
});
