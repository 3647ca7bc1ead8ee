import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { drawingOf } from '../../../src/own-pages/build/diagram-fields';
import { DiagramBand } from '../../../src/own-pages/bands/diagram-band';

const copy = {
  layers: [
    { name: 'Sources', nodes: [{ id: 'fix', label: 'FIX gateway' }] },
    { name: 'Core', nodes: [{ id: 'book', label: 'Trade store' }] },
  ],
  links: [
    { from: 'fix', to: 'book', label: 'executions' },
    { from: 'book', to: 'fix', label: null },
  ],
};
const band: Queries.DiagramBandFragment = {
  heading: 'One road',
  short: null,
  text_html: '<p>Trades carry their own state.</p>',
  ...copy,
  caption: 'Executions enter one trade store.',
  drawing: drawingOf(copy),
};

describe('DiagramBand', () => {
  it('has the caption for the drawing’s text alternative', () => {
    const { container } = render(<DiagramBand band={band} />);
    // Not by role: without room, as here, the drawing is hidden and the list stands in.
    const [drawing, ...others] = container.querySelectorAll('svg[role=img]');
    if (!drawing) throw new Error('The drawing is missing.');
    expect(others).toEqual([]);
    expect(document.getElementById(drawing.getAttribute('aria-labelledby') ?? '')).toBe(
      screen.getByText('Executions enter one trade store.'),
    );
    expect([...drawing.querySelectorAll('tspan')].map((text) => text.textContent)).toEqual(
      expect.arrayContaining(['FIX gateway', 'Trade store', 'executions']),
    );
    expect(drawing.querySelectorAll('path[d$="z"]')).toHaveLength(band.links.length);
  });

  it('lists the same by layer: each part with where its links lead', () => {
    render(<DiagramBand band={band} />);
    const part = screen
      .getAllByText('FIX gateway')
      .map((each) => each.closest('li'))
      .find((each) => each !== null);
    expect(within(part as HTMLElement).getByRole('listitem')).toHaveTextContent(
      'executions to Trade store',
    );
    expect(screen.getAllByText('Core')).not.toHaveLength(0);
  });
});
