/** Lists that real content makes long: categories, years and tags. */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FilterNav } from '../../src/components/filter-nav/filter-nav';
import { TagList } from '../../src/components/tag-list/tag-list';
import { YearNav } from '../../src/components/year-nav/year-nav';
import { foldLong, MOST_SHOWN } from '../../src/lib/fold-long';
import { axe } from '../support/axe';

const LIST = '/resources/blogs';
/** All, and so many categories, of which the n-th holds n posts. */
const categories = (many: number, current = -1) => [
  { name: 'General', to: LIST, count: null, isCurrent: current < 0, weight: 0 },
  ...Array.from({ length: many }, (_, n) => ({
    name: `Category ${n + 1}`,
    to: `${LIST}/category/category-${n + 1}`,
    count: n + 1,
    isCurrent: n === current,
    weight: n + 1,
  })),
];
const inDetails = (element: Element) => element.closest('details') !== null;
const names = (isFolded: boolean) =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => inDetails(link) === isFolded)
    .map(({ textContent }) => textContent?.replace(/\d+$/, '').trim());

describe('107 categories', () => {
  const all = categories(107);

  it('are the largest dozen, in their order, and the rest behind a disclosure', async () => {
    const { container } = render(<FilterNav label="Categories" links={all} />);
    expect(names(false)).toHaveLength(MOST_SHOWN + 1);
    expect(names(false).slice(0, 2)).toEqual(['General', 'Category']);
    expect(screen.getByText('95 more categories')).toBeVisible();
    expect(names(true)).toHaveLength(95);
    expect(await axe(container)).toEqual([]);
  });

  it('show the one that is open, however small', () => {
    render(<FilterNav label="Categories" links={categories(107, 0)} />);
    const current = screen.getByRole('link', { current: 'page' });
    expect(current).toHaveAttribute('href', `${LIST}/category/category-1`);
    expect(inDetails(current)).toBe(false);
    expect(names(true)).toHaveLength(94);
  });

  it('can be filtered, whatever case and accents', () => {
    const bayes = { name: 'Naïve Bayes', to: `${LIST}/category/naïve-bayes`, count: 0 };
    const own = [...all, { ...bayes, isCurrent: false, weight: 0 }];
    render(<FilterNav label="Categories" links={own} />);
    fireEvent.click(screen.getByText('96 more categories'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter these categories' }), {
      target: { value: ' naive' },
    });
    const details = document.querySelector('details') as HTMLElement;
    expect(within(details).getAllByRole('link')).toHaveLength(1);
    expect(within(details).getByRole('status')).toHaveTextContent('1 categories');
  });

  it.each([
    ['Straßenbau in Łódź', 'strassenbau in lodz'],
    ['Zu\u00adsammen', 'ZUSAMMEN'],
    ['U\u0308bersicht', 'Übersicht'],
    ['What’s new', "what's"],
    ['C++ – beginnings', 'c++ -'],
  ])('finds %j by %j', (name, typed) => {
    const other = { name, to: `${LIST}/category/other`, count: 1, isCurrent: false, weight: 0 };
    render(<FilterNav label="Categories" links={[...all, other]} />);
    fireEvent.click(screen.getByText('96 more categories'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter these categories' }), {
      target: { value: typed },
    });
    const details = document.querySelector('details') as HTMLElement;
    expect(within(details).getAllByRole('link')).toHaveLength(1);
  });

  it('need no script, and offer no filter without one', () => {
    const html = renderToString(<FilterNav label="Categories" links={all} />);
    expect(html.match(/<a /g)).toHaveLength(108);
    expect(html).toContain('<summary');
    expect(html).not.toContain('<input');
  });
});

it.each([1, 12, 15])('%i categories are all shown', (count) => {
  render(<FilterNav label="Categories" links={categories(count)} />);
  expect(names(false)).toHaveLength(count + 1);
  expect(document.querySelector('details')).toBeNull();
});

it('thirty years are the newest dozen, and the rest behind a disclosure', () => {
  const years = Array.from({ length: 30 }, (_, n) => ({
    year: 2026 - n,
    path: `${LIST}/archive/${2026 - n}`,
    count: 1,
  }));
  const undated = { year: null, path: `${LIST}/archive/undated`, count: 1 };
  render(<YearNav years={[...years, undated]} things="posts" />);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(31);
  expect(links.filter((link) => !inDetails(link)).at(-1)).toHaveTextContent('2015');
  expect(screen.getByText('19 earlier years')).toBeVisible();
  expect(links.at(-1)).toHaveTextContent('Undated');
});

it('forty tags, some of them twice, are a dozen and the rest', () => {
  const tags = Array.from({ length: 40 }, (_, n) => `tag ${n % 20}`);
  render(<TagList tags={tags} />);
  const items = screen.getAllByRole('listitem', { hidden: true });
  expect(items).toHaveLength(20);
  expect(items.filter((item) => !inDetails(item))).toHaveLength(MOST_SHOWN);
});

it('keeps what is kept beside the heaviest, in the order of the list', () => {
  const items = Array.from({ length: 20 }, (_, n) => n);
  const { shown, folded } = foldLong(
    items,
    (n) => n,
    (n) => n === 0,
  );
  expect(shown).toEqual([0, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(folded).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
