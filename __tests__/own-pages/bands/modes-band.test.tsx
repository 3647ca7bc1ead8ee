import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ModesBand } from '../../../src/own-pages/bands/modes-band';
import { navigated } from '../../support/gatsby';

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

const choice = (name: string) => screen.getByRole('radio', { name });
const choices = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => choices().flatMap(({ checked, value }) => (checked ? [value] : []));
async function open(search: string) {
  window.history.replaceState(null, '', `/services/custom${search}`);
  const view = render(<ModesBand band={band} />);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  return view;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('ModesBand', () => {
  it('shows every way, and says so in its control', async () => {
    await open('');
    expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['order', 'centre']);
    expect(choices().map(({ value }) => value)).toEqual(['all', 'order', 'centre']);
    expect(chosen()).toEqual(['all']);
  });

  it('§2 shows the way that the address names, alone', async () => {
    await open('?type=centre');
    expect(chosen()).toEqual(['centre']);
    expect(screen.getByText('A centre of yours in short.')).toBeVisible();
    expect(screen.getByText('Built to order in short.')).not.toBeVisible();
  });

  it('shows all of them where the address names none that there is', async () => {
    await open('?type=unheard-of');
    expect(chosen()).toEqual(['all']);
  });

  it('follows the address when it changes, as by Back', async () => {
    const { rerender } = await open('?type=centre');
    window.history.replaceState(null, '', '?type=order');
    rerender(<ModesBand band={{ ...band }} />);
    expect(chosen()).toEqual(['order']);
  });

  it('writes the choice to the address', async () => {
    await open('?type=order');
    for (const [name, address] of [
      ['A centre of yours', '/services/custom?type=centre'],
      ['All', '/services/custom'],
    ] as const) {
      fireEvent.click(choice(name));
      expect(choice(name)).toBeChecked();
      expect(navigated.at(-1)).toBe(address);
      // Gatsby has changed the address by then.
      window.history.replaceState(null, '', address);
      await act(() => Promise.resolve());
      expect(choice(name)).toBeChecked();
    }
  });

  it('has all ways in the built page', () => {
    const html = renderToString(<ModesBand band={band} />);
    for (const text of ['Built to order in short.', 'A centre of yours in short.', 'Another'])
      expect(html).toContain(text);
  });
});
