import { Alert, List, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComingChange, ComingChangesAnswer } from '../../protocol';
import { call } from '../api/call';
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

const EVERY_MS = 60_000;

/**
 * Items that have been published or taken back since the last release.
 * @param since when that read the content
 */
export const ComingChanges = ({ since }: { since: string | null }) => {
  const { collections } = useDesk();
  const { data: answer, error } = useQuery({
    queryKey: ['releases', 'changes', since],
    queryFn: () => call<ComingChangesAnswer>('/releases/changes', { isQuiet: true }),
    refetchInterval: EVERY_MS,
  });
  if (error && !answer) return <Alert severity="error">{error.message}</Alert>;
  if (!answer) return <Typography role="status">Loading…</Typography>;
  const changes = answer.data;
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
