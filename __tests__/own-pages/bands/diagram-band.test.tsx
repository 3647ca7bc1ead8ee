import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { drawingsOf } from '../../../src/own-pages/build/diagram-fields';
import { DiagramBand } from '../../../src/own-pages/bands/diagram-band';
import { axe } from '../../support/axe';

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
  ...drawingsOf(copy),
};

const widthOf = (svg: SVGElement) => Number(svg.getAttribute('viewBox')?.split(' ')[2]);

describe('DiagramBand', () => {
  it('has the caption for the drawing’s text alternative', () => {
    const { container } = render(<DiagramBand band={band} />);
    // Not by role: without room, as here, the drawing is hidden and the list stands in.
    const [drawing, narrow] = container.querySelectorAll('svg[role=img]') as NodeListOf<SVGElement>;
    if (!drawing || !narrow) throw new Error('A drawing is missing.');
    expect(document.getElementById(drawing.getAttribute('aria-labelledby') ?? '')).toBe(
      screen.getByText('Executions enter one trade store.'),
    );
    expect([...drawing.querySelectorAll('tspan')].map((text) => text.textContent)).toEqual(
      expect.arrayContaining(['FIX gateway', 'Trade store', 'executions']),
    );
    for (const each of [drawing, narrow])
      expect(each.querySelectorAll('path[d$="z"]')).toHaveLength(band.links.length);
    // The list below it has what passes.
    expect(narrow.getAttribute('aria-labelledby')).toBe(drawing.getAttribute('aria-labelledby'));
    expect(narrow).not.toHaveTextContent('executions');
    expect(widthOf(narrow)).toBeLessThan(widthOf(drawing));
  });

  it('lists the same by layer: each part with where its links lead', () => {
    render(<DiagramBand band={band} />);
    const part = screen
      .getAllByText('FIX gateway')
      .map((each) => each.closest('li'))
      .find((each) => each !== null);
    expect(within(part as HTMLElement).getByRole('listitem')).toHaveTextContent(
      'to Trade store: executions',
    );
    expect(screen.getAllByText('Core')).not.toHaveLength(0);
  });

  it('has no fault that axe sees', async () => {
    const { container } = render(<DiagramBand band={band} />);
    expect(await axe(container)).toEqual([]);
  });
});
