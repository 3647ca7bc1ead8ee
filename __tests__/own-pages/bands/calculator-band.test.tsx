import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { defaultAmounts, savingsOf } from '../../../src/own-pages/savings';
import { PageCall } from '../../../src/own-pages/designs/page-call';
import { CalculatorBand } from '../../../src/own-pages/bands/calculator-band';
import { startLate } from '../../support/start-late';

const band: Queries.CalculatorBandFragment = {
  heading: 'Try it',
  intro: 'Before tax.',
  inputs: [
    {
      id: 'compute',
      label: 'Compute',
      unit: '£',
      min: 0,
      max: 50_000,
      step: 1_000,
      default: 42_000,
    },
    {
      id: 'logs',
      label: 'Logs and traces',
      unit: '£',
      min: 100,
      max: 9_000,
      step: 100,
      default: 8_000,
    },
  ],
  levers: [
    { id: 'size', label: 'Fit machines', share_of: 'compute', saving: 0.15, why: 'Peaks.' },
    { id: 'keep', label: 'Keep less', share_of: 'logs', saving: 0.45, why: 'Nobody reads them.' },
  ],
  note: 'An estimate.',
};

const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const range = (name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` });
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.input(field, { target: { value } });
/** The amounts of each row, without the reason. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    );

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('CalculatorBand', () => {
  it('shows each lever and the sum, a month and a year, in pounds', () => {
    render(<CalculatorBand band={band} />);
    expect(rows()).toEqual([
      ['£6,300', '£75,600'],
      ['£3,600', '£43,200'],
      ['£9,900', '£118,800'],
    ]);
    expect(screen.getByRole('rowheader', { name: /Keep less/ })).toHaveTextContent(
      '45% of £8,000, logs and traces',
    );
    expect(screen.getByRole('rowheader', { name: 'Total' })).toBeInTheDocument();
  });

  it('reckons anew as an amount is typed or slid, and moves its other control along', () => {
    render(<CalculatorBand band={band} />);
    type(number('Compute'), '10000');
    expect(range('Compute').value).toBe('10000');
    type(range('Logs and traces'), '2000');
    expect(number('Logs and traces').value).toBe('2000');
    expect(rows()).toEqual([
      ['£1,500', '£18,000'],
      ['£900', '£10,800'],
      ['£2,400', '£28,800'],
    ]);
  });

  it('lets people type in peace and puts the amount right when they leave', () => {
    render(<CalculatorBand band={band} />);
    type(number('Compute'), '');
    expect(rows()[0]).toEqual(['£6,300', '£75,600']);
    type(number('Compute'), '90000');
    expect(number('Compute').value).toBe('90000');
    expect(rows()[0]).toEqual(['£7,500', '£90,000']);
    fireEvent.blur(number('Compute'));
    expect(number('Compute').value).toBe('50000');
    type(number('Compute'), '');
    fireEvent.blur(number('Compute'));
    expect(number('Compute').value).toBe('50000');
  });

  it('asks for what the page asks for, under the sum, and carries it along', () => {
    render(
      <PageCall value={{ label: 'Send us an invoice', href: '/contact/about/cost' }}>
        <CalculatorBand band={band} />
      </PageCall>,
    );
    const { month, year, spend } = savingsOf(band.levers, defaultAmounts(band.inputs));
    expect(screen.getByRole('link', { name: 'Send us an invoice' })).toHaveAttribute(
      'href',
      `/contact/about/cost?month=${month}&year=${year}&spend=${spend}`,
    );
  });

  it('says the total politely, once, when the amounts have come to rest', () => {
    render(<CalculatorBand band={band} />);
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    for (const value of ['1000', '2000', '3000']) {
      type(range('Compute'), value);
      act(() => jest.advanceTimersByTime(300));
    }
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('status')).toHaveTextContent('About £4,050 a month, £48,600 a year.');
  });

  it('goes back to the example', () => {
    render(<CalculatorBand band={band} />);
    type(number('Compute'), '1000');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect([number('Compute').value, range('Compute').value]).toEqual(['42000', '42000']);
    expect(rows()[0]).toEqual(['£6,300', '£75,600']);
  });

  it('holds the results for the first amounts in the built page, and takes over what was typed since', async () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<CalculatorBand band={band} />);
    document.body.append(page);
    expect(page.querySelector('tbody > tr:last-of-type')).toHaveTextContent('£9,900');
    (page.querySelector('input[name=compute]') as HTMLInputElement).value = '10000';
    const root = await startLate(page, <CalculatorBand band={band} />);
    expect(page.querySelector('tbody > tr:last-of-type')).toHaveTextContent('£5,100');
    expect((page.querySelector('input[name=range-compute]') as HTMLInputElement).value).toBe(
      '10000',
    );
    await act(async () => root.unmount());
    page.remove();
  });

  it.each([
    ['the slider', { number: 1, range: 2 }, '£3,000'],
    ['the number', { number: 2, range: 1 }, '£1,500'],
  ])('goes by %s where both were moved before, and it was the last', async (_name, at, month) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<CalculatorBand band={band} />);
    document.body.append(page);
    const use = (name: string, value: string, typedAt: number) => {
      const field = page.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (field) Object.assign(field, { value, typedAt });
      return field;
    };
    const fields = [
      use('compute', '10000', at.number),
      use('range-compute', '20000', at.range),
      // Back to where it began is a last move too.
      use('logs', '5000', 1),
      use('range-logs', '8000', 2),
    ];
    const root = await startLate(page, <CalculatorBand band={band} />);
    expect(rows()[0]?.[0]).toBe(month);
    expect(rows()[1]?.[0]).toBe('£3,600');
    expect(fields[0]?.value).toBe(fields[1]?.value);
    expect(fields[2]?.value).toBe('8000');
    await act(async () => root.unmount());
    page.remove();
  });
});
