import { Link, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, List, SelectInput, SimpleList, TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditRow } from '../../protocol';
import { momentText } from '../items/status';
import { useDesk } from '../shell/desk-context';

/** Did it by `npm run people`. */
const OPERATOR = 'Operator of the machine';

/** `sign-in-refused` as `Sign in refused`. */
const actionText = (action: string): string => {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The same back. */
const actionOf = (words: string): string => words.toLowerCase().replaceAll(' ', '-');

/** The thing that it was done to, with a link to it. */
const Thing = ({ row: { collection, item, detail } }: { row: AuditRow }) => {
  const { collections } = useDesk();
  const known = collections.find(({ name }) => name === collection);
  return (
    <>
      {known && item && (
        <Link component={RouterLink} to={`/${known.name}/${encodeURIComponent(item)}`}>
          {known.one}
        </Link>
      )}{' '}
      {detail}
    </>
  );
};

const columns: readonly (readonly [label: string, render: (row: AuditRow) => ReactNode])[] = [
  ['When', ({ at }) => momentText(at)],
  ['Who', ({ person }) => person ?? OPERATOR],
  ['Action', ({ action }) => actionText(action)],
  ['Item', (row) => <Thing row={row} />],
];

const Rows = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isSmall) {
    return (
      <SimpleList<AuditRow>
        rowClick={false}
        primaryText={(row) => `${actionText(row.action)}, ${row.person ?? OPERATOR}`}
        secondaryText={(row) => <Thing row={row} />}
        tertiaryText={({ at }) => momentText(at)}
      />
    );
  }
  return (
    <DataTable<AuditRow> bulkActionButtons={false} rowClick={false}>
      {columns.map(([label, render]) => (
        <DataTable.Col<AuditRow> key={label} label={label} disableSort render={render} />
      ))}
    </DataTable>
  );
};

/** Who did what at the desk, and when. */
export const AuditPage = () => {
  const { collections } = useDesk();
  const filters = [
    <TextInput key="person" source="person" alwaysOn />,
    <TextInput
      key="action"
      source="action"
      parse={actionOf}
      format={(value?: string) => actionText(value ?? '')}
    />,
    <SelectInput
      key="collection"
      source="collection"
      choices={collections.map(({ name: id, label: name }) => ({ id, name }))}
    />,
  ];
  return (
    <List title="Log" filters={filters} perPage={50} empty={false} exporter={false}>
      <Rows />
    </List>
  );
};
