import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { actOn, deleteItem } from '../api/items';
import { UNDO_MS } from '../shell/undo-note';
import { useOpenItem } from './item-context';
import { UndoDelete } from './deleted';
import { HistoryDialog } from './history-dialog';
import type { useSaving } from './use-saving';

interface MoreMenuProps {
  saving: ReturnType<typeof useSaving>;
  isUnsaved: boolean;
}

/** The rarer things that can be done with an item. */
export const MoreMenu = ({ saving, isUnsaved }: MoreMenuProps) => {
  const { collection, item } = useOpenItem();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'history' | 'delete' | null>(null);
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  if (!item) return null;
  const { can } = collection;
  const may = (right: 'all' | 'unpublished') => right === 'all' || item.status === 'draft';
  const tell = (error: unknown) =>
    notify(error instanceof Error ? error.message : String(error), { type: 'error' });

  const duplicate = async () => {
    const copy = await actOn(collection.name, item, 'duplicate');
    notify('Copied as a draft', { type: 'success' });
    void navigate(`/${collection.name}/${encodeURIComponent(copy.id)}`);
  };
  const remove = async () => {
    const deleted = await deleteItem(collection.name, item);
    await queries.invalidateQueries({ queryKey: [collection.name] });
    void navigate(`/${collection.name}`);
    notify(<UndoDelete collection={collection.name} item={deleted} />, {
      autoHideDuration: UNDO_MS,
    });
  };
  const entry = (label: string, onClick: () => void, isOffered = true) =>
    isOffered && (
      <MenuItem
        key={label}
        onClick={() => {
          setAnchor(null);
          onClick();
        }}
      >
        {label}
      </MenuItem>
    );
  return (
    <>
      <IconButton
        aria-label="More"
        aria-haspopup="menu"
        disabled={saving.isSaving}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entry('History', () => setOpen('history'))}
        {entry('Duplicate', () => void duplicate().catch(tell), can.create && !isUnsaved)}
        {entry(
          'Archive',
          () => void saving.perform('archive'),
          may(can.archive) && item.status !== 'archived',
        )}
        {entry('Delete…', () => setOpen('delete'), may(can.delete))}
      </Menu>
      {open === 'history' && <HistoryDialog onClose={() => setOpen(null)} isUnsaved={isUnsaved} />}
      <Confirm
        isOpen={open === 'delete'}
        title={`Delete this ${collection.one}?`}
        content="To bring it back, press “Undo” afterwards, or open it later from the filter “Deleted”."
        confirm="Delete"
        onClose={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          void remove().catch(tell);
        }}
      />
    </>
  );
};
