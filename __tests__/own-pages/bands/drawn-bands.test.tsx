/** Drawings as a screen reader has them: lists and tables that say all that is drawn. */
import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { PageBand } from '../../../src/own-pages/bands/page-bands';
import { samples } from './samples';

const wordsOf = (elements: readonly Element[]) =>
  elements.map((each) => {
    const copy = each.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent?.replace(/\s+/g, ' ').trim();
  });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => wordsOf([...row.querySelectorAll(':scope > :not([aria-hidden])')]));

it('tells a way stop by stop, each with its time and its lane', () => {
  render(<PageBand band={samples.FlowBand} />);
  expect(wordsOf(screen.getAllByRole('listitem'))).toEqual([
    '09:12 ClaimantSends photosFrom the roadside.',
    '09:13 PlatformFinds the policy',
    '09:27 AdjusterLooks at one',
    '09:31 PlatformPays',
  ]);
});

it('tells each stage with the state of every part', () => {
  render(<PageBand band={samples.StagesBand} />);
  const [today, moved] = screen.getAllByRole('list').slice(1) as [HTMLElement, HTMLElement];
  expect(wordsOf([...today.children])).toEqual(['Ledger old', 'Cards old', 'Letters not there']);
  expect(wordsOf([...moved.children])).toEqual(['Ledger new', 'Cards old and new', 'Letters new']);
});

it.each(['lines', 'bars'])(
  'has the values of a chart of %s as a table, with what happened',
  (as) => {
    render(<PageBand band={{ ...samples.ChartBand, as }} />);
    const table = screen.getByRole('table', { name: 'Failed payments, per 10,000' });
    expect(rowsOf(table)).toEqual([
      ['Week', 'Before', 'After', 'What happened'],
      ['1', '1,041', '40', ''],
      ['2', '44', '12', 'New router'],
      ['3', '39', '9.5', ''],
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  },
);

it('has measures before and after as a table, each figure with its unit', () => {
  render(<PageBand band={samples.BeforeAfterBand} />);
  const table = screen.getByRole('table', { name: samples.BeforeAfterBand.heading });
  expect(rowsOf(table)).toEqual([
    ['', 'March 2025', 'February 2026'],
    ['Account opened', '72 h', '9 min −99.8%'],
    ['Accounts keptAfter a year.', '71%', '88% +17 points target 90%'],
    ['Cost', '£12k', '£0k −100%'],
  ]);
});

it('draws rows of one unit to one scale, with their targets', () => {
  const row = (
    name: string,
    before: number,
    after: number,
    unit: string,
    target: number | null,
  ) => ({
    name,
    before,
    after,
    unit,
    target,
    text: null,
  });
  const rows = [row('A', 10, 40, '%', 50), row('B', 5, 25, '%', null), row('C', 3, 6, 'people', 3)];
  const { container } = render(<PageBand band={{ ...samples.BeforeAfterBand, rows }} />);
  const drawn = [...container.querySelectorAll('td > [aria-hidden] > span')];
  const tops = (name: string) =>
    drawn.flatMap((each) => getComputedStyle(each).getPropertyValue(name) || []);
  expect(tops('--is')).toEqual(['20%', '50%']);
  expect(tops('--aim')).toEqual(['0%']);
});

it('says of rows of different units how much they changed, and draws none', () => {
  const row = (unit: string, before: number, after: number) => ({
    ...{ name: unit, before, after, unit, target: null, text: null },
  });
  const rows = [
    ...[row('%', 11, 0.2), row('people', 1, 6), row('s', 11, 0.9), row('days', 0, 0)],
    ...[row('kg', 1000, 999.9), row('km', 1000, 995), row('% of all', 4, 5)],
    { ...row('min', 300, 200), target: 240 },
  ];
  const { container } = render(<PageBand band={{ ...samples.BeforeAfterBand, rows }} />);
  expect(rowsOf(screen.getByRole('table')).map(([, , after]) => after)).toEqual([
    'February 2026',
    '0.2% −10.8 points',
    '6 people × 6',
    '0.9 s −92%',
    '0 days',
    '999.9 kg',
    '995 km −0.5%',
    '5% of all +1 point',
    '3.3 h −33% target 4 h',
  ]);
  expect(container.querySelectorAll('td > [aria-hidden]')).toHaveLength(0);
});

it('ends the axis of bars above the figure of the highest', () => {
  const [first] = samples.ChartBand.series;
  const series = [{ ...first, name: 'Plans', values: [29, 14, 9] }];
  const { container } = render(<PageBand band={{ ...samples.ChartBand, as: 'bars', series }} />);
  expect(within(container).getAllByText('40')).not.toHaveLength(0);
});

it('has the figure of the greatest of many bars, however little room there is', () => {
  const [first] = samples.ChartBand.series;
  const places = Array.from({ length: 12 }, (_, at) => String(at + 1));
  const values = places.map((_, at) => (at === 4 ? 100 : at + 20));
  const band = { ...samples.ChartBand, as: 'bars', marks: null };
  const { container } = render(
    <PageBand
      band={{ ...band, x: { ...band.x, values: places }, series: [{ ...first, values }] }}
    />,
  );
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const close = rules.filter(({ cssText }) =>
    /^@container not [^{]+\{[^}]*display: ?none/.test(cssText),
  );
  const isAlwaysSeen = ({ classList: [own = ''] }: Element) =>
    !close.some(({ cssText }) => cssText.includes(`.${own}`));
  const figures = [...container.querySelectorAll('text')];
  expect(figures).toHaveLength(12);
  expect(wordsOf(figures.filter(isAlwaysSeen))).toEqual(['100']);
});

it('says each range, and what is usual', () => {
  const { container } = render(<PageBand band={samples.RangesBand} />);
  expect(wordsOf([...container.querySelectorAll('dd')])).toEqual([
    '2 to 6 weeks, usually 3 weeks',
    '26 to 78 weeks',
    '4 weeks',
  ]);
});

it('says the fields of a screen with their states, and numbers its notes', () => {
  const { container } = render(<PageBand band={samples.ScreenBand} />);
  expect(screen.getByRole('figure', { name: 'Payment 4471' })).toBeVisible();
  expect(wordsOf([...container.querySelectorAll('dl > div')])).toEqual([
    'BeneficiarySample LinenOK',
    'Amount£48,200',
    'CountryNot on the list note 1Stopped',
  ]);
  expect(wordsOf(screen.getAllByRole('listitem'))).toEqual(['Two people decide.']);
  // They are part of a picture.
  expect(screen.queryByRole('button')).toBeNull();
  expect(container).toHaveTextContent('Buttons: ReleaseHold');
});

it('has the levels of a matrix in words, below their columns', () => {
  render(<PageBand band={samples.MatrixBand} />);
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['', 'Claims', 'Billing'],
    ['Adjuster', 'live', 'none'],
    ['Broker', 'daily', 'live'],
    ['Auditor', 'none', 'none'],
  ]);
});

it('has the least level of a row once more in one line, for a phone', () => {
  const { container } = render(<PageBand band={samples.MatrixBand} />);
  const lines = [...container.querySelectorAll('td[aria-hidden]')];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'none: Billing',
    'none: Claims, Billing',
  ]);
});
