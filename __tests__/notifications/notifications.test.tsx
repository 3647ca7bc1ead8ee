import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { NotificationProvider } from '../../src/notifications/notifications-provider';
import { notify } from '../../src/notifications/notify';
import { axe } from '../support/axe';
import { find } from '../support/find';

const place = () => find('[data-notifications]');
/** The list in its place, once there is one. */
const region = () => {
  const list = place().firstElementChild;
  return list instanceof HTMLElement ? list : place();
};
const show = (...args: Parameters<typeof notify>) => {
  act(() => {
    notify(...args);
  });
};
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <NotificationProvider>
      <button type="button">Page</button>
    </NotificationProvider>,
  );
});
afterEach(() => {
  act(() => {
    toast.remove();
  });
  jest.useRealTimers();
});

it('has its live region before there is anything to say', () => {
  expect(place()).toHaveAttribute('aria-live', 'polite');
  expect(place()).toBeEmptyDOMElement();
});

it.each([
  ['success', 'Success'],
  ['error', 'Error'],
  ['info', 'Info'],
  ['warning', 'Warning'],
] as const)('§9 gives a message of the kind %s the title %s', async (kind, title) => {
  show(kind, 'Enter Valid Email Address!');
  expect(within(region()).getByText(title)).toBeVisible();
  expect(within(region()).getByText('Enter Valid Email Address!')).toBeVisible();
  jest.useRealTimers();
  expect(await axe(document.body)).toEqual([]);
});

it('§9 stays ten seconds', () => {
  show('info', 'Here');
  pass(9_900);
  expect(screen.getByText('Here')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Here')).toBeNull();
});

it('stacks several, and shows one that is there already anew', () => {
  show('info', 'One');
  show('warning', 'Two');
  expect(region().children).toHaveLength(2);
  pass(6_000);
  const before = screen.getByText('One');
  show('info', 'One');
  expect(region().children).toHaveLength(2);
  // Another node: a live region says nothing of one that has been there.
  expect(screen.getByText('One')).not.toBe(before);
  pass(6_000);
  expect(screen.getByText('One')).toBeVisible();
});

describe('waits', () => {
  it.each([
    [
      'the pointer',
      () => fireEvent.pointerOver(screen.getByText('Held')),
      () => fireEvent.pointerLeave(region()),
    ],
    [
      'the focus',
      () => {
        screen.getByRole('button', { name: 'Close' }).focus();
      },
      () => {
        screen.getByRole('button', { name: 'Page' }).focus();
      },
    ],
  ])('while %s is on it', (_what, hold, release) => {
    show('info', 'Held');
    pass(8_000);
    act(() => {
      hold();
    });
    pass(60_000);
    expect(screen.getByText('Held')).toBeVisible();
    act(() => {
      release();
    });
    pass(1_900);
    expect(screen.getByText('Held')).toBeVisible();
    pass(200);
    expect(screen.queryByText('Held')).toBeNull();
  });

  it('until both pointer and focus are gone', () => {
    show('info', 'Held');
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerOver(close);
    act(() => {
      close.focus();
    });
    fireEvent.pointerLeave(region());
    pass(60_000);
    expect(screen.getByText('Held')).toBeVisible();
  });

  it('no longer, once the one under the pointer was closed', () => {
    show('info', 'Other');
    show('info', 'Held');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('There is nothing to close.');
    fireEvent.pointerOver(close);
    fireEvent.click(close);
    expect(region().children).toHaveLength(1);
    pass(10_100);
    expect(region()).toBeEmptyDOMElement();
  });
});

describe('goes in its time', () => {
  const goes = (message: string) => {
    expect(screen.getByText(message)).toBeVisible();
    pass(10_100);
    expect(region()).toBeEmptyDOMElement();
  };

  it('after another was closed as fast as a finger does: focused and closed in one go', () => {
    show('warning', 'First');
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => {
      close.focus();
      close.click();
    });
    expect(region()).toBeEmptyDOMElement();
    show('warning', 'Second');
    goes('Second');
  });

  it('after a stack was closed by mouse', () => {
    show('success', 'First');
    show('warning', 'Second');
    for (const close of screen.getAllByRole('button', { name: 'Close' })) {
      act(() => {
        fireEvent.pointerOver(close);
        fireEvent.mouseOver(close);
        close.focus();
        close.click();
      });
    }
    show('info', 'Third');
    goes('Third');
  });

  it('after a tap on its text', () => {
    show('info', 'Tapped');
    const text = screen.getByText('Tapped');
    // jsdom has no pointers of its own.
    fireEvent(text, Object.assign(createEvent.pointerOver(text), { pointerType: 'touch' }));
    fireEvent.mouseOver(text);
    goes('Tapped');
  });

  it('where it was shown anew while the focus was on it', () => {
    show('info', 'Again');
    act(() => {
      screen.getByRole('button', { name: 'Close' }).focus();
    });
    show('info', 'Again');
    goes('Again');
  });
});

describe('by keyboard', () => {
  it.each([
    ['its button', (close: HTMLElement) => fireEvent.click(close)],
    ['Escape', (close: HTMLElement) => fireEvent.keyDown(close, { key: 'Escape' })],
  ])('is closed by %s, and focus goes back to where it was', (_how, act_) => {
    const page = screen.getByRole('button', { name: 'Page' });
    page.focus();
    show('error', 'Gone');
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => {
      close.focus();
    });
    act_(close);
    expect(screen.queryByText('Gone')).toBeNull();
    expect(page).toHaveFocus();
  });
});

it('takes nothing of the page away where a message cannot be shown', () => {
  const Broken = () => {
    throw new Error('Broken on purpose');
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => {
    toast(<Broken />);
  });
  expect(screen.getByRole('button', { name: 'Page' })).toBeVisible();
});
