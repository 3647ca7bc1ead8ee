import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { startPrefetch } from '../../../src/app/navigation/prefetch';

it('tells a link that is focused, touched, or under the pointer when the application comes', () => {
  const enter = jest.fn();
  render(
    <>
      <a href="/contact" onMouseEnter={enter}>
        <span>Contact</span>
      </a>
      <button type="button" onMouseEnter={enter}>
        Menu
      </button>
    </>,
  );
  screen.getByRole('link').focus();
  expect(enter).not.toHaveBeenCalled();

  startPrefetch();
  expect(enter).toHaveBeenCalledTimes(1);
  fireEvent.touchStart(screen.getByText('Contact'));
  expect(enter).toHaveBeenCalledTimes(2);
  screen.getByRole('button').focus();
  expect(enter).toHaveBeenCalledTimes(2);
  screen.getByRole('link').focus();
  expect(enter).toHaveBeenCalledTimes(3);
});
