import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startEmbeds } from '../../src/rich-text/open-embed';
import { RichText } from '../../src/rich-text/rich-text';

const html =
  '<p>Text</p><div class="embed"><a href="https://video.example.com/1" data-embed="https://player.example.com/1">Watch the video: Looms</a></div>';

let end: () => void;
beforeEach(() => {
  end = startEmbeds();
});
afterEach(() => {
  end();
});

it('loads a player only when its link is clicked, and focuses it', async () => {
  const { container } = render(<RichText html={html} />);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Watch the video: Looms' }));
  const frame = screen.getByTitle('Watch the video: Looms');
  expect(frame).toHaveAttribute('src', 'https://player.example.com/1');
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
});

it('opens by keyboard too', async () => {
  const { container } = render(<RichText html={html} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(container.querySelector('iframe')).not.toBeNull();
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'leaves a click with %s to the browser',
  (key) => {
    const { container } = render(<RichText html={html} />);
    const link = screen.getByRole('link');
    // jsdom opens no tab, and says so.
    link.setAttribute('href', '#');
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(container.querySelector('iframe')).toBeNull();
  },
);

it('is nothing without a text', () => {
  const { container } = render(<RichText html={null} />);
  expect(container).toBeEmptyDOMElement();
});

it.each([
  ['<ul><li>', 'ul'],
  ['<blockquote>', 'blockquote'],
])('gives each %s in another room, until a phone would have none left', (open, name) => {
  const close = open
    .replaceAll('<', '</')
    .split('</')
    .slice(1)
    .reverse()
    .map((tag) => `</${tag}`);
  const html = `${open.repeat(9)}<p>Words</p>${close.join('').repeat(9)}`;
  const { container } = render(<RichText html={html} />);
  const rooms = [...container.querySelectorAll(name)].map(
    (part) => getComputedStyle(part).paddingInlineStart !== '0',
  );
  expect(rooms.map(Number)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0]);
});
