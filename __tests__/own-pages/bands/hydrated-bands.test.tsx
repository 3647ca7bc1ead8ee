/** Bands that a visitor uses, hydrated from the built page: what is entered is followed. */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
});

/** As the build renders it, then as a browser takes it over. */
async function hydrate(element: ReactElement): Promise<void> {
  document.body.innerHTML = `<div id="page">${renderToString(element)}</div>`;
  const onRecoverableError = jest.fn();
  const page = document.getElementById('page') as HTMLElement;
  root = await act(() => Promise.resolve(hydrateRoot(page, element, { onRecoverableError })));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

it('counts the answers of a questionnaire, and clears them', async () => {
  const { QuestionnaireBand } = await import('../../../src/own-pages/bands/questionnaire-band');
  await hydrate(
    <QuestionnaireBand
      band={{
        heading: 'One question',
        intro: null,
        questions: [{ id: 'restore', question: 'Restored?', why: 'Few have.', weight: 3 }],
        bands: [{ from: 0, heading: 'Well kept', text: 'Write it down.' }],
      }}
    />,
  );
  fireEvent.click(screen.getByRole('radio', { name: /^No/ }));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the answers' }));
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3');
  expect(screen.getByRole('radio', { name: /^No/ })).not.toBeChecked();
});

it('reckons with the amounts of a calculator, moves the other control, and corrects what is beyond', async () => {
  const { CalculatorBand } = await import('../../../src/own-pages/bands/calculator-band');
  const input = { id: 'logs', label: 'Logs', unit: '£', min: 100, max: 9000, step: 100 };
  await hydrate(
    <CalculatorBand
      band={{
        heading: 'Try it',
        intro: null,
        inputs: [{ ...input, default: 8000 }],
        levers: [{ id: 'keep', label: 'Keep less', share_of: 'logs', saving: 0.5, why: 'Why.' }],
        note: 'An estimate.',
      }}
    />,
  );
  const number = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Logs' });
  const range = screen.getByRole<HTMLInputElement>('slider', { name: 'Logs, slider' });
  fireEvent.input(number, { target: { value: '1000' } });
  expect(range.value).toBe('1000');
  expect(screen.getByText('£500', { selector: 'p' })).toBeInTheDocument();
  fireEvent.input(number, { target: { value: '99000' } });
  fireEvent.blur(number);
  expect(number.value).toBe('9000');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('£4,000', { selector: 'p' })).toBeInTheDocument();
});
