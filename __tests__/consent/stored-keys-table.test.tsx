import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { storedKeyDescriptions, storedKeyTable } from '../../src/consent/stored-key-descriptions';
import { allStoredKeys } from '../../src/consent/stored-keys';
import { StoredKeysTable } from '../../src/consent/stored-keys-table';
import { axe } from '../support/axe';

it('has a row for each key of the registry, with a cell for each column', async () => {
  const { container } = render(<StoredKeysTable />);
  const table = within(screen.getByRole('table', { name: 'Cookies and stored keys' }));
  const { columns, rows } = storedKeyTable();
  expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(columns);
  expect(table.getAllByRole('rowheader')).toHaveLength(allStoredKeys.length);
  const shown = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(shown).toEqual(rows);
  expect(rows[0]).toEqual([
    '_cookie_consent',
    'Cookie',
    storedKeyDescriptions.consent.purpose,
    storedKeyDescriptions.consent.holds,
    storedKeyDescriptions.consent.set,
    '3 months',
    'Not needed',
  ]);
  expect(await axe(container)).toEqual([]);
});

it('names the column beside every cell, for windows where columns do not line up', () => {
  const { container } = render(<StoredKeysTable />);
  const [, ...columns] = storedKeyTable().columns;
  const named = [...container.querySelectorAll('tbody tr:first-of-type td')].map(
    (cell) => (cell as HTMLElement).dataset['column'],
  );
  expect(named).toEqual(columns);
});
