import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import {
  BooleanInput,
  CreateButton,
  DataTable,
  DateInput,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  SortButton,
  TopToolbar,
  useListContext,
  useResourceContext,
} from 'react-admin';
import type { CollectionInfo, ItemRow } from '../../protocol';
import { useCollection } from '../shell/desk-context';
import { OrderedRows } from './ordered-rows';
import { TitleLink } from './title-link';
import { StandingChip } from './standing-chip';
import { choiceName } from './words-of';
import { changedText, dayText, standingLabels } from './status';

const statusChoices = [
  { id: 'draft', name: standingLabels.draft },
  { id: 'scheduled', name: standingLabels.scheduled },
  { id: 'publish', name: standingLabels.published },
  { id: 'archived', name: standingLabels.archived },
  { id: 'deleted', name: 'Deleted' },
];

/** Filters that the server takes for a collection; the search is always there. */
function filtersOf({ label, category }: CollectionInfo) {
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={`Search ${label.toLowerCase()}`} />,
    <SelectInput key="status" source="status" choices={statusChoices} alwaysOn />,
    ...(category?.choices.length
      ? [
          <SelectInput
            key="category"
            source="category"
            label={category.label}
            choices={category.choices}
          />,
        ]
      : []),
    <DateInput key="from" source="from" label="From" />,
    <DateInput key="to" source="to" label="To" />,
    <BooleanInput key="pending" source="pending" label="Changes waiting" defaultValue />,
  ];
}

const Rows = ({ collection }: { collection: CollectionInfo }) => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { sort } = useListContext();
  const { category } = collection;
  const has = (name: string) => collection.fields.some((field) => field.name === name);
  if (collection.can.move && sort.field === 'position') {
    return <OrderedRows collection={collection} />;
  }
  if (isSmall) {
    return (
      <SimpleList<ItemRow>
        rowClick="edit"
        primaryText={(item) => item.title || 'Without a title'}
        secondaryText={(item) => changedText(item)}
        tertiaryText={(item) => <StandingChip item={item} isShort />}
      />
    );
  }
  return (
    <DataTable<ItemRow>
      rowClick="edit"
      bulkActionButtons={false}
      sx={{
        '& td:first-of-type': { minWidth: '16rem', overflowWrap: 'anywhere' },
        '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
      }}
    >
      <DataTable.Col<ItemRow>
        source="title"
        label={
          collection.fields.find(({ name }) => name === collection.titleField)?.label ?? 'Title'
        }
        render={(item) => <TitleLink collection={collection.name} item={item} />}
      />
      <DataTable.Col<ItemRow>
        source="status"
        render={(item) => <StandingChip item={item} isShort />}
      />
      {category && (
        <DataTable.Col<ItemRow>
          source="category"
          label={category.label}
          render={({ fields }) => choiceName(fields[category.field], category.choices)}
        />
      )}
      {has('published_at') && (
        <DataTable.Col<ItemRow>
          source="published_at"
          label="Published"
          render={(item) => dayText(item.fields['published_at'])}
        />
      )}
      <DataTable.Col<ItemRow> source="changed_at" label="Last change" render={changedText} />
    </DataTable>
  );
};

const Actions = ({ collection }: { collection: CollectionInfo }) => (
  <TopToolbar sx={{ flexWrap: 'wrap' }}>
    {collection.can.move && <SortButton fields={['position', 'title', 'status', 'changed_at']} />}
    <FilterButton />
    {collection.can.create && <CreateButton variant="contained" />}
  </TopToolbar>
);

const Empty = ({ collection }: { collection: CollectionInfo }) => (
  <Box sx={{ paddingY: 8, maxWidth: '36rem' }}>
    <Typography variant="h2" gutterBottom>
      No {collection.many} yet
    </Typography>
    <Typography color="text.secondary" sx={{ marginBottom: 3 }}>
      {collection.description}
    </Typography>
    {collection.can.create && <CreateButton label={`New ${collection.one}`} variant="contained" />}
  </Box>
);

/** The list of any collection. */
export const ItemList = () => {
  const collection = useCollection(useResourceContext());
  return (
    <List
      title={collection.label}
      filters={filtersOf(collection)}
      sort={
        collection.can.move
          ? { field: 'position', order: 'ASC' }
          : { field: 'changed_at', order: 'DESC' }
      }
      perPage={25}
      exporter={false}
      actions={<Actions collection={collection} />}
      // On a phone the button for a new one lies over the end of the window.
      sx={{ paddingBottom: { xs: 16, md: 0 } }}
      empty={<Empty collection={collection} />}
    >
      <Rows collection={collection} />
    </List>
  );
};
