import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchLink } from '../../src/shell/header/search-link';
import type { SearchDialogProps } from '../../src/site-search/panel/search-dialog';
import { SearchProvider } from '../../src/site-search/search-provider';
import { setSearchKey } from '../../src/site-search/search-key';
import { navigated } from '../support/gatsby';

let mockIsBroken = false;
jest.mock('../../src/site-search/panel/search-dialog', () => ({
  SearchDialog: ({ wishes, onType }: SearchDialogProps) => {
    if (mockIsBroken) throw new Error('Broken on purpose');
    return (
      <>
        <p>Opened {wishes}</p>
        <input aria-label="Words" onChange={({ target }) => onType(target.value)} />
      </>
    );
  },
}));

const opened = () => screen.queryByText(/^Opened/)?.textContent ?? null;

async function show() {
  render(
    <SearchProvider>
      <SearchLink />
      <input aria-label="Field" />
      <div contentEditable suppressContentEditableWarning data-testid="editable" />
    </SearchProvider>,
  );
  await act(() => Promise.resolve());
}

async function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  await act(async () => {
    target.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return event.defaultPrevented;
}

/** Clicks a link; true where the browser would follow it. */
function follows(link: Element, init: MouseEventInit = {}): boolean {
  let left = false;
  const end = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', end, { once: true });
  fireEvent.click(link, init);
  return left;
}

afterEach(() => {
  setSearchKey(true);
  mockIsBroken = false;
  navigated.length = 0;
});

describe('the search', () => {
  it.each([
    ['/', {}],
    // As a German keyboard types it.
    ['/', { shiftKey: true }],
    ['k', { ctrlKey: true }],
  ])('is opened by %s %j', async (key, init) => {
    await show();
    expect(await press(key, init)).toBe(true);
    expect(opened()).toBe('Opened 1');
  });

  it.each([
    ['k', {}],
    ['/', { ctrlKey: true }],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['k', { metaKey: true }],
    ['/', { repeat: true }],
    ['/', { isComposing: true }],
  ])('is not opened by %s %j', async (key, init) => {
    await show();
    expect(await press(key, init)).toBe(false);
    expect(opened()).toBeNull();
  });

  it('is not upset by a keydown without a key, as autofill sends it', async () => {
    await show();
    const errors = jest.fn();
    addEventListener('error', errors, { once: true });
    fireEvent(screen.getByLabelText('Field'), new Event('keydown', { bubbles: true }));
    removeEventListener('error', errors);
    expect(errors).not.toHaveBeenCalled();
  });

  it('leaves a slash to who is typing; Ctrl+K is a command there too', async () => {
    await show();
    expect(await press('/', {}, screen.getByLabelText('Field'))).toBe(false);
    expect(await press('/', {}, screen.getByTestId('editable'))).toBe(false);
    expect(opened()).toBeNull();
    await press('k', { ctrlKey: true }, screen.getByLabelText('Field'));
    expect(opened()).toBe('Opened 1');
  });

  it('can have its slash turned off, and has not then', async () => {
    setSearchKey(false);
    expect(localStorage.getItem('search-key')).toBe('off');
    await show();
    expect(await press('/')).toBe(false);
    setSearchKey(true);
    expect(localStorage.getItem('search-key')).toBeNull();
    expect(await press('/')).toBe(true);
  });

  it('is opened by its link, which leads to the search page for a new tab and without the application', async () => {
    const { unmount } = render(<SearchLink />);
    const alone = screen.getByRole('link', { name: 'Search' });
    expect(alone).toHaveAttribute('href', '/search');
    // Nobody there to open it: the browser follows the link.
    expect(follows(alone)).toBe(true);
    unmount();
    await show();
    const link = screen.getByRole('link', { name: 'Search' });
    expect(follows(link, { ctrlKey: true })).toBe(true);
    expect(opened()).toBeNull();
    expect(follows(link)).toBe(false);
    await screen.findByText('Opened 1');
    follows(link);
    await screen.findByText('Opened 2');
  });

  it('leads to its page where the dialog cannot be shown, and the page on show stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockIsBroken = true;
    await show();
    await press('/');
    expect(screen.getByRole('link', { name: 'Search' })).toBeVisible();
    await press('/');
    expect(navigated).toEqual(['/search', '/search']);
  });

  it('takes along what was typed into a dialog that breaks after that', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show();
    await press('/');
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'C++ & 100%' } });
    mockIsBroken = true;
    await press('k', { ctrlKey: true });
    await press('k', { ctrlKey: true });
    expect(navigated).toEqual(['/search?q=C%2B%2B+%26+100%25', '/search']);
  });
});
