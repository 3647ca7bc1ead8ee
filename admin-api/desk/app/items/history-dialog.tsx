import { Alert, Box, Button, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { VersionAnswer, VersionRow, VersionsAnswer } from '../../protocol';
import { call } from '../api/call';
import { recordPath } from '../api/data-provider';
import { actOn } from '../api/items';
import { useSending } from '../sign-in/use-sending';
import { DeskDialog } from '../shell/desk-dialog';
import { FieldChange } from './field-change';
import { useOpenItem } from './item-context';
import type { ItemValues } from './server-check';
import { momentText } from './status';
import { differences } from './values';

const actions: Readonly<Record<VersionRow['action'], string>> = {
  created: 'Created',
  saved: 'Saved',
  published: 'Published',
  archived: 'Archived',
  deleted: 'Deleted',
  restored: 'Restored',
  imported: 'Imported from files',
};

interface HistoryDialogProps {
  isUnsaved: boolean;
  onClose: () => void;
}

/** Fields that an earlier version has otherwise, word by word. */
const Comparison = ({ version }: { version: VersionAnswer['data'] }) => {
  const { item } = useOpenItem();
  const now = item?.fields ?? {};
  const names = differences(version.fields, now);
  if (names.length === 0)
    return <Typography>This version is the same as the current one.</Typography>;
  return (
    <>
      <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
        Underlined was added after this version, struck out was removed.
      </Typography>
      {names.map((name) => (
        <FieldChange key={name} name={name} before={version.fields[name]} after={now[name]} />
      ))}
    </>
  );
};

/** Who changed the item and when; compares versions, and restores one. */
export const HistoryDialog = ({ isUnsaved, onClose }: HistoryDialogProps) => {
  const { collection, item, setItem } = useOpenItem();
  const { reset } = useFormContext<ItemValues>();
  const queries = useQueryClient();
  const { isSending, fault, send } = useSending();
  const path = recordPath(collection.name, item?.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = useQuery({
    queryKey: ['versions', path, item?.version],
    queryFn: () => call<VersionsAnswer>(`${path}/versions`),
  });
  const version = useQuery({
    queryKey: ['version', path, chosen],
    queryFn: () => call<VersionAnswer>(`${path}/versions/${chosen}`),
    enabled: chosen !== null,
  });
  const restore = () =>
    send(async () => {
      if (!item) return;
      const restored = await actOn(collection.name, item, 'restore', { version: chosen });
      reset({ fields: restored.fields });
      setItem(restored);
      await queries.invalidateQueries({ queryKey: [collection.name] });
      onClose();
    });
  const buttons = (
    <>
      {isUnsaved && <Typography variant="body2">Save your changes before you restore.</Typography>}
      <Button onClick={onClose}>Close</Button>
      <Button
        variant="contained"
        disabled={
          isUnsaved ||
          isSending ||
          chosen === null ||
          chosen === item?.version ||
          !collection.can.restore
        }
        onClick={restore}
      >
        Restore this version
      </Button>
    </>
  );
  return (
    <DeskDialog title="History" maxWidth="md" isLarge onClose={onClose} actions={buttons}>
      {fault && <Alert severity="error">{fault}</Alert>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '16rem minmax(0, 1fr)' } }}>
        <List
          component="div"
          dense
          disablePadding
          sx={{ maxHeight: { xs: '40vh', md: 'none' }, overflow: 'auto' }}
        >
          {versions.data?.data.map((row) => (
            <ListItemButton
              key={row.version}
              selected={row.version === chosen}
              aria-current={row.version === chosen}
              onClick={() => setChosen(row.version)}
            >
              <ListItemText
                primary={`${actions[row.action]}${row.version === item?.version ? ' · current' : ''}`}
                secondary={`${momentText(row.made_at)}, ${row.made_by.name}`}
              />
            </ListItemButton>
          ))}
        </List>
        <div aria-live="polite">
          {version.data ? (
            <Comparison version={version.data.data} />
          ) : (
            <Typography color="text.secondary">
              Choose a version to compare it with the current one.
            </Typography>
          )}
        </div>
      </Box>
    </DeskDialog>
  );
};
