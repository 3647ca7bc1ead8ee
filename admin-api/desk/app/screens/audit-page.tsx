import { useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SimpleList, TextInput } from 'react-admin';
import type { AuditRow } from '../../protocol';
import { momentText } from '../items/status';

const filters = [
  <TextInput key="person" source="person" alwaysOn />,
  <TextInput key="action" source="action" />,
  <TextInput key="collection" source="collection" />,
];

/** `sign-in-refused` as `Sign in refused`. */
const actionText = ({ action }: AuditRow): string => {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const objectText = ({ collection, item, detail }: AuditRow): string =>
  [[collection, item].filter(Boolean).join(' '), detail].filter(Boolean).join(': ');

const Rows = () => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isSmall) {
    return (
      <SimpleList<AuditRow>
        rowClick={false}
        primaryText={(row) => `${actionText(row)}, ${row.person ?? 'somebody unknown'}`}
        secondaryText={objectText}
        tertiaryText={({ at }) => momentText(at)}
      />
    );
  }
  return (
    <DataTable<AuditRow> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditRow>
        source="at"
        label="When"
        disableSort
        render={({ at }) => momentText(at)}
      />
      <DataTable.Col<AuditRow>
        source="person"
        label="Who"
        disableSort
        render={({ person }) => person ?? 'Somebody unknown'}
      />
      <DataTable.Col<AuditRow> source="action" label="Did" disableSort render={actionText} />
      <DataTable.Col<AuditRow> source="item" label="To" disableSort render={objectText} />
    </DataTable>
  );
};

/** Who did what at the desk, and when. */
export const AuditPage = () => (
  <List title="Log" filters={filters} empty={false} exporter={false}>
    <Rows />
  </List>
);
