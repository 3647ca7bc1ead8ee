import { List, Typography } from '@mui/material';
import type { ComingChange, ReleasesAnswer } from '../../protocol';
import { momentText } from '../items/status';
import { useDesk } from '../shell/desk-context';
import { ItemLine } from './item-line';

const actions: Readonly<Record<ComingChange['action'], string>> = {
  published: 'Published',
  archived: 'Archived',
  deleted: 'Deleted',
  restored: 'Restored',
  imported: 'Imported',
};

/** Items that have been published or taken back since the last release. */
export const ComingChanges = ({ changes }: { changes: ReleasesAnswer['data']['changes'] }) => {
  const { collections } = useDesk();
  if (!changes) {
    return (
      <Typography color="text.secondary">
        No release has been made yet. The first one includes everything published here.
      </Typography>
    );
  }
  if (changes.total === 0) {
    return (
      <Typography color="text.secondary">
        Nothing. Everything published is on the site, except items scheduled for later.
      </Typography>
    );
  }
  const labelOf = (name: string) =>
    collections.find((collection) => collection.name === name)?.label ?? name;
  return (
    <>
      <List disablePadding>
        {changes.first.map(({ action, made_at: at, made_by: by, ...item }) => (
          <ItemLine
            key={`${item.collection}/${item.id}`}
            {...item}
            facts={[labelOf(item.collection), actions[action], momentText(at), by]}
          />
        ))}
      </List>
      {changes.total > changes.first.length && (
        <Typography variant="body2">and {changes.total - changes.first.length} more</Typography>
      )}
    </>
  );
};
