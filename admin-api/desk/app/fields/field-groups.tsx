import { Box, Typography } from '@mui/material';
import { useOpenItem } from '../items/item-context';
import { FactsProvider } from './facts-context';
import { FieldInput } from './field-input';
import { groupsOf, type FieldGroup } from './groups';
import { SearchResult } from './search-result';

const section = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  minWidth: 0,
  borderTop: 1,
  borderColor: 'divider',
  paddingTop: 2,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
} as const;

const Group = ({ group }: { group: FieldGroup }) => (
  <Box component="section" aria-labelledby={`group-${group.name}`} sx={section}>
    <Typography id={`group-${group.name}`} component="h2" variant="h6">
      {group.label}
    </Typography>
    {group.fields.map((field) => (
      <FieldInput key={field.name} field={field} source={`fields.${field.name}`} />
    ))}
    {group.name === 'search' && <SearchResult />}
  </Box>
);

const stack = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const;

/** All fields of the item: the text in a wide column, what is about it beside or below. */
export const FieldGroups = ({ isNarrow }: { isNarrow: boolean }) => {
  const { collection } = useOpenItem();
  const groups = groupsOf(collection);
  const main = groups.filter(({ name }) => name === 'text' || name === 'search');
  const aside = groups.filter((group) => !main.includes(group));
  const columns = isNarrow ? '1fr' : 'minmax(0, 1fr) minmax(16rem, 22rem)';
  return (
    <FactsProvider>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns },
        }}
      >
        <Box sx={stack}>
          {main.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </Box>
        <Box sx={stack}>
          {aside.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </Box>
      </Box>
    </FactsProvider>
  );
};
