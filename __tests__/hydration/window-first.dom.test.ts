import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { showRest, showWindowFirst, WINDOW_FIRST_SCRIPT } from '../../src/hydration/window-first';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset['far'];
  location.hash = '';
});

describe('the script in the head', () => {
  /** The very text that is put into the page. */
  const run = (entry?: { type: string; name?: string }) => {
    performance.getEntriesByType = jest.fn(() =>
      entry ? [{ name: location.href, ...entry } as unknown as PerformanceEntry] : [],
    );
    new Function(WINDOW_FIRST_SCRIPT)();
    return dataset['far'];
  };

  it('leaves out what is far from the window on a page that is opened', () => {
    expect(run({ type: 'navigate' })).toBe('');
  });

  it.each(['reload', 'back_forward', 'prerender'])('leaves nothing out at a %s', (type) => {
    expect(run({ type })).toBeUndefined();
  });

  it('leaves nothing out before an anchor, nor before text that an address names', () => {
    expect(run({ type: 'navigate', name: 'http://localhost/#:~:text=x' })).toBeUndefined();
    location.hash = '#detail';
    expect(run({ type: 'navigate', name: 'http://localhost/' })).toBeUndefined();
  });

  it('leaves nothing out where a browser does not tell', () => {
    expect(run()).toBeUndefined();
  });
});

it('has the rest shown after the frame that follows', async () => {
  showWindowFirst();
  showRest();
  expect(dataset['far']).toBe('');
  await new Promise(requestAnimationFrame);
  expect(dataset['far']).toBe('');
  await new Promise((resolve) => setTimeout(resolve));
  expect(dataset['far']).toBeUndefined();
});
