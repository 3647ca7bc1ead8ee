import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../../src/components/error-boundary/error-boundary';
import { company } from '../../../src/site/company';

function Broken(): never {
  throw new Error('Broken on purpose');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('§4 §8 shows what the specification says, with a way back, and leaves the rest alone', () => {
  render(
    <>
      <p>Shell</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  expect(screen.getByText('Shell')).toBeVisible();
});

it('names the page, so that it has not the title of the one before', () => {
  document.title = `Careers | ${company.name}`;
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(document.title).toBe(`Something went wrong | ${company.name}`);
});

it('starts afresh with another key', () => {
  const { rerender } = render(
    <ErrorBoundary key="/a">
      <Broken />
    </ErrorBoundary>,
  );
  rerender(<ErrorBoundary key="/b">Fine</ErrorBoundary>);
  expect(screen.getByText('Fine')).toBeVisible();
});
