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
  expect(container.querySelectorAll('ul')).toHaveLength(0);
  expect(await axe(container)).toEqual([]);
});

it('counts the things to check, and says none of them, where a page has no chart', () => {
  const plain = designPages.find(
    (each) => each.design === 'checklist' && !bandOf(each, 'DraftsBand'),
  );
  if (!plain) throw new Error('No page of the copy is a checklist alone.');
  const { container } = render(<ChecklistHero page={plain} />);
  const checklist = bandOf(plain, 'ChecklistBand');
  expect(container.querySelectorAll('li svg')).toHaveLength(checklist?.items.length ?? 0);
  expect(screen.getByRole('link', { name: checklist?.heading ?? '' })).toBeVisible();
  for (const { item } of checklist?.items ?? []) expect(container).not.toHaveTextContent(item);
});
