import {
  Alert,
  Box,
  Button,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { VersionRow, VersionsAnswer } from '../../protocol';
import { call } from '../api/call';
import { recordPath } from '../api/data-provider';
import { actOn } from '../api/items';
import { useSending } from '../sign-in/use-sending';
import { DeskDialog } from '../shell/desk-dialog';
import { useOpenItem } from './item-context';
import type { ItemValues } from './server-check';
import { momentText } from './status';
import { VersionComparison } from './version-comparison';

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

/** Who changed the item and when; compares versions, and restores one. */
export const HistoryDialog = ({ isUnsaved, onClose }: HistoryDialogProps) => {
  const { collection, item, setItem } = useOpenItem();
  const { reset } = useFormContext<ItemValues>();
  const queries = useQueryClient();
  const { isSending, fault, send } = useSending();
  const path = recordPath(collection.name, item?.id);
  const current = item?.version ?? null;
  const [chosen, setChosen] = useState<number | null>(null);
  const [other, setOther] = useState(current);
  const versions = useQuery({
    queryKey: ['versions', path, current],
    queryFn: () => call<VersionsAnswer>(`${path}/versions`),
  });
  const rows = versions.data?.data ?? [];
  const nameOf = ({ version, action }: VersionRow) =>
    `${actions[action]}${version === current ? ' · current' : ''}`;
  const whenOf = ({ made_at: at, made_by: by }: VersionRow) => `${momentText(at)}, ${by}`;
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
          isUnsaved || isSending || chosen === null || chosen === current || !collection.can.restore
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
          {rows.map((row) => (
            <ListItemButton
              key={row.version}
              selected={row.version === chosen}
              aria-current={row.version === chosen}
              onClick={() => setChosen(row.version)}
            >
              <ListItemText primary={nameOf(row)} secondary={whenOf(row)} />
            </ListItemButton>
          ))}
        </List>
        <div>
          <TextField
            select
            fullWidth
            label="Compare with"
            value={other ?? ''}
            onChange={({ target }) => setOther(Number(target.value))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ marginY: 1 }}
          >
            {rows.map((row) => (
              <option key={row.version} value={row.version}>
                {nameOf(row)}, {whenOf(row)}
              </option>
            ))}
          </TextField>
          <div aria-live="polite">
            {chosen === null || other === null ? (
              <Typography color="text.secondary">Choose a version to compare.</Typography>
            ) : (
              <VersionComparison path={path} versions={[chosen, other]} />
            )}
          </div>
        </div>
      </Box>
    </DeskDialog>
  );
};
