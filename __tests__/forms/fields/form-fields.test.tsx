import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../../src/components/button/button';
import { FormFrame } from '../../../src/forms/fields/form-frame';
import { RatingField } from '../../../src/forms/fields/rating-field';
import { SelectField } from '../../../src/forms/fields/select-field';
import { TextArea, TextField } from '../../../src/forms/fields/text-field';
import { axe } from '../../support/axe';

const common = { id: 'f-x', name: 'x', label: 'Label', hint: 'A hint.', error: 'An error.' };
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

describe.each([
  ['a line', 'textbox', <TextField key="1" {...common} required />],
  ['several lines', 'textbox', <TextArea key="2" {...common} required />],
  ['a list', 'combobox', <SelectField key="3" {...common} options={options} required />],
] as const)('%s', (_, role, element) => {
  it('is named by its label, described by hint and error, and marked as required and wrong', async () => {
    const { container } = render(element);
    const control = screen.getByRole(role, { name: 'Label' });
    expect(control).toHaveAccessibleDescription('A hint. An error.');
    expect(control).toBeRequired();
    expect(control).toBeInvalid();
    expect(control).toHaveAttribute('name', 'x');
    expect(await axe(container)).toEqual([]);
    const error = screen.getByText('An error.').closest('p');
    expect(error && getComputedStyle(error).color).toBe('var(--color-fault)');
    expect(error?.querySelector('svg')).not.toBeNull();
  });
});

describe('a rating', () => {
  it('are one group, described by hint and error, of which one is chosen', async () => {
    const user = userEvent.setup();
    const { container } = render(<RatingField {...common} required />);
    const group = screen.getByRole('group', { name: 'Label' });
    expect(group).toHaveAccessibleDescription('A hint. An error.');
    const radios = within(group).getAllByRole('radio');
    expect(radios).toHaveLength(5);
    for (const radio of radios) expect(radio).toBeRequired();
    await user.click(radios[1] as HTMLElement);
    await user.keyboard('{ArrowUp}');
    expect(radios[0]).toBeChecked();
    expect(await axe(container)).toEqual([]);
  });
});

describe('a form’s frame', () => {
  const frame = { action: '/x', submitLabel: 'Send', notice: null, 'aria-label': 'Form' };

  it('lists its faults as links to the fields', async () => {
    const faults = [
      { id: 'f-name', message: 'Please enter your name.' },
      { id: 'f-message', message: 'Please write a message.' },
    ];
    const { container } = render(
      <FormFrame {...frame} faults={faults}>
        <TextField id="f-name" name="name" label="Name" />
        <TextArea id="f-message" name="message" label="Message" />
      </FormFrame>,
    );
    const summary = screen.getByRole('group', { name: '2 things to put right' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#f-name', '#f-message']);
    expect(summary).toHaveAttribute('tabindex', '-1');
    expect(await axe(container)).toEqual([]);
  });

  it('says what became of it, and is not sent twice meanwhile', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    const { rerender } = render(
      <FormFrame {...frame} onSubmit={onSubmit} status={{ kind: 'sending' }}>
        {null}
      </FormFrame>,
    );
    await user.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(
      <FormFrame {...frame} onSubmit={onSubmit} status={{ kind: 'failed', message: 'Not sent.' }}>
        {null}
      </FormFrame>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Not sent.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

it('is no submit button unless it is told to be', () => {
  render(<Button>Press</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
