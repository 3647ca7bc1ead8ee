import { Alert, Button } from '@mui/material';
import type { Item } from '../../protocol';
import { UndoNote } from '../shell/undo-note';
import { useRestore } from './use-restore';

interface DeletedProps {
  collection: string;
  item: Pick<Item, 'id' | 'version'>;
}

/** In place of the form of a deleted item: brings it back. */
export const DeletedItem = ({ collection, item }: DeletedProps) => {
  const restore = useRestore();
  return (
    <Alert
      severity="info"
      action={<Button onClick={() => restore(collection, item)}>Bring back</Button>}
    >
      This item was deleted.
    </Alert>
  );
};

/** The notification right after a deletion. */
export const UndoDelete = ({ collection, item }: DeletedProps) => {
  const restore = useRestore();
  return <UndoNote text="Deleted" onUndo={() => restore(collection, item)} />;
};
