import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ComparisonBand } from '../../../src/own-pages/bands/comparison-band';
import { isFigure, markOf } from '../../../src/own-pages/bands/comparison/cell-marks';

const band: Queries.ComparisonBandFragment = {
  heading: 'Mend or replace',
  intro: 'From our own projects.',
  columns: ['Mend', 'Replace'],
  rows: [
    { name: 'First benefit after', cells: ['6 weeks', '14 months'] },
    { name: 'Keeps the data model', cells: ['Yes', 'No'] },
  ],
  verdict_html: '<p>Mend first.</p>',
};

describe('ComparisonBand', () => {
  it('heads each cell by its column and its row', () => {
    render(<ComparisonBand band={band} />);
    const table = screen.getByRole('table', { name: 'Mend or replace' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => [head.textContent, head.getAttribute('scope')])).toEqual([
      ['Mend', 'col'],
      ['Replace', 'col'],
    ]);
    const row = within(table).getByRole('row', { name: /First benefit after/ });
    expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row');
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => [cell.dataset['column'], cell.textContent])).toEqual([
      ['Mend', '6 weeks'],
      ['Replace', '14 months'],
    ]);
  });

  it('ends with the verdict, after the table', () => {
    render(<ComparisonBand band={band} />);
    const verdict = screen.getByText('Mend first.');
    expect(
      screen.getByRole('table').compareDocumentPosition(verdict) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });
});

describe('marks of cells', () => {
  it('goes by the whole cell, or by what stands before its comma, never by a word in it', () => {
    const marks = {
      Yes: 'over',
      met: 'over',
      No: 'under',
      Missed: 'under',
      'Yes, and later': 'over',
      'Partly, for hours': 'partly',
      'No difference': null,
    };
    expect(Object.fromEntries(Object.keys(marks).map((text) => [text, markOf(text)]))).toEqual(
      marks,
    );
  });

  it('tells a figure from a year and from words', () => {
    expect(['99.98%', '−20%', '0.8 t', '24,000', '£9k', '−£171.53'].every(isFigure)).toBe(true);
    expect(['2021', '6 weeks', '£9k to £25k', '07:05', 'All', ''].some(isFigure)).toBe(false);
  });
});
