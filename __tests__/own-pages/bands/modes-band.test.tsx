import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ModesBand } from '../../../src/own-pages/bands/modes-band';
import { axe } from '../../support/axe';

const mode = (id: string, name: string) => ({
  id,
  name,
  lead: `${name} in short.`,
  text: 'What it is.',
  suits: ['A firm'],
  does_not_suit: ['Another'],
  team: 'Five people',
  commitment: 'By the quarter',
});
const band: Queries.ModesBandFragment = {
  heading: 'Two ways',
  items: [mode('order', 'Built to order'), mode('centre', 'A centre of yours')],
};

const scrolled = jest.fn();
const chosen = () =>
  screen.getAllByRole('article').filter((article) => article.dataset['chosen'] !== undefined);
/** The address as it is, and a frame in which something might be scrolled. */
async function open(search: string) {
  window.history.replaceState(null, '', `/services/custom${search}`);
  const view = render(<ModesBand band={band} />);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  return view;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  scrolled.mockClear();
  window.history.replaceState(null, '', '/');
});

describe('ModesBand', () => {
  it('shows every way, each with a real link that chooses it', async () => {
    await open('');
    expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['order', 'centre']);
    expect(screen.getByRole('link', { name: 'A centre of yours' })).toHaveAttribute(
      'href',
      '?type=centre#centre',
    );
    expect(chosen()).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('marks the way that the address names, and begins at the top', async () => {
    await open('?type=centre');
    expect(chosen().map(({ id }) => id)).toEqual(['centre']);
    expect(screen.getByRole('link', { name: 'A centre of yours' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Built to order' })).not.toHaveAttribute(
      'aria-current',
    );
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('follows the address when it changes, as by Back', async () => {
    const { rerender } = await open('?type=centre');
    window.history.replaceState(null, '', '?type=order');
    rerender(<ModesBand band={{ ...band }} />);
    expect(chosen().map(({ id }) => id)).toEqual(['order']);
    window.history.replaceState(null, '', '?type=unheard-of');
    rerender(<ModesBand band={{ ...band }} />);
    expect(chosen()).toEqual([]);
  });

  it('follows its links in the page and takes focus along, but leaves new tabs to the browser', async () => {
    await open('');
    const link = screen.getByRole('link', { name: 'A centre of yours' });
    const taken: boolean[] = [];
    const browser = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', browser);
    fireEvent.click(link, { ctrlKey: true });
    expect(document.getElementById('centre')).not.toHaveFocus();
    fireEvent.click(link);
    expect(document.getElementById('centre')).toHaveFocus();
    window.removeEventListener('click', browser);
    expect(taken).toEqual([false, true]);
  });

  it('has all ways in the built page, none of them chosen', () => {
    const html = renderToString(<ModesBand band={band} />);
    for (const text of ['Built to order in short.', 'A centre of yours in short.', 'Another'])
      expect(html).toContain(text);
    expect(html).not.toContain('data-chosen');
  });

  it('has no fault that axe sees', async () => {
    const { container } = await open('?type=order');
    expect(await axe(container)).toEqual([]);
  });
});
