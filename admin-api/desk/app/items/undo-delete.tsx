import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCloseNotification, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ItemAnswer } from '../../protocol';
import { call } from '../api/call';

interface UndoDeleteProps {
  /** The item's address in the desk's calls. */
  path: string;
  collection: string;
  id: string;
  /** Of the deletion. */
  version: number;
}

/** Says that an item was deleted, and brings it back. */
export const UndoDelete = ({ path, collection, id, version }: UndoDeleteProps) => {
  const close = useCloseNotification();
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const undo = async () => {
    close();
    try {
      await call<ItemAnswer>(`${path}/restore`, {
        method: 'POST',
        body: { version: version - 1 },
        version,
      });
      await queries.invalidateQueries({ queryKey: [collection] });
      void navigate(`/${collection}/${encodeURIComponent(id)}`);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Alert
      severity="info"
      variant="filled"
      action={
        <Button color="inherit" size="small" onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      Deleted
    </Alert>
  );
};
