import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ContactOffices } from '../../src/sections/contact/contact-offices';
import { company } from '../../src/site/company';

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

it('draws every hour that the caption promises: those of the rota, too', () => {
  render(<ContactOffices clocks={[]} offsets={[]} />);
  expect(rowOf('Monitoring rota').getByText(/^0:00 to 24:00/)).toBeVisible();
});

it('says of an office without hours when it opens, once', () => {
  render(<ContactOffices clocks={[]} offsets={[]} />);
  for (const { locality, hours } of company.offices) {
    const day = /^from (.*)/.exec(hours)?.[1];
    if (!day) continue;
    expect(rowOf(locality).getByText(new RegExp(`${day}$`))).toHaveTextContent(`opens ${day}`);
  }
  expect.hasAssertions();
});
