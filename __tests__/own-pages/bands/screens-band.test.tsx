import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ScreensBand } from '../../../src/own-pages/bands/screens-band';

const band: Queries.ScreensBandFragment = {
  heading: 'One morning',
  intro: null,
  steps: [
    {
      name: 'Reconcile',
      text: 'Two sources are compared.',
      view: {
        title: 'Run of 20 November',
        rows: [
          ['Control', 'Ledger', 'Bank', 'State'],
          ['Operating', '£2,418.55', '£2,418.55', 'Agrees'],
        ],
        note: 'Nothing held',
      },
    },
    {
      name: 'Answer',
      text: 'The rule is cited.',
      view: {
        title: 'Leave',
        rows: [
          ['Who', 'Message'],
          ['Employee', 'How much is left?'],
          ['Alhexa', '9.5 days.'],
          ['Source', 'Leave policy 4.2'],
        ],
        note: null,
      },
    },
  ],
};

describe('ScreensBand', () => {
  it('sets each step beside a figure with its title and caption', () => {
    render(<ScreensBand band={band} />);
    const [first] = screen.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Reconcile',
    );
    const figure = within(first as HTMLElement).getByRole('figure', { name: 'Run of 20 November' });
    expect(figure.querySelector('figcaption')).toHaveTextContent('Nothing held');
    expect(screen.getByRole('figure', { name: 'Leave' }).querySelector('figcaption')).toBeNull();
  });

  it('heads the cells of a view by the first row and the first column', () => {
    render(<ScreensBand band={band} />);
    const table = screen.getByRole('table', { name: 'Run of 20 November' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    expect(within(table).getByRole('rowheader')).toHaveTextContent('Operating');
    expect(within(table).getAllByRole('cell')).toHaveLength(3);
    // Laid out as blocks where there is little room, a cell still says which column it is of.
    expect(within(table).getByText('Agrees')).toHaveAttribute('data-column', 'State');
  });

  it('sets who says what as a conversation', () => {
    render(<ScreensBand band={band} />);
    const figure = screen.getByRole('figure', { name: 'Leave' });
    const terms = within(figure)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(terms).toEqual(['Employee', 'Alhexa', 'Source']);
    expect(within(figure).getAllByRole('definition')[1]).toHaveTextContent('9.5 days.');
    expect(within(figure).queryByRole('table')).toBeNull();
  });
});
