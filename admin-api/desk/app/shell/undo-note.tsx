import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** So long it can be pressed. */
export const UNDO_MS = 20_000;

/** A notification of something that can be undone. */
export const UndoNote = ({ text, onUndo }: { text: string; onUndo: () => void }) => {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="info"
      variant="filled"
      action={
        <Button color="inherit" size="small" onClick={undo}>
          Undo
        </Button>
      }
    >
      {text}
    </Alert>
  );
};
