import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  type DialogProps,
  type Theme,
} from '@mui/material';
import { useId, type ReactNode } from 'react';

interface DeskDialogProps extends Pick<DialogProps, 'maxWidth' | 'children'> {
  title: string;
  /** Its buttons. */
  actions: ReactNode;
  /** Without it, only a button closes it. */
  onClose?: () => void;
  /** Whether it takes the whole of a small window. */
  isLarge?: boolean;
}

/** A dialog over the screen. */
export const DeskDialog = (props: DeskDialogProps) => {
  const { title, actions, onClose, isLarge = false, maxWidth = 'sm', children } = props;
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isLarge && isSmall}
      aria-labelledby={id}
      {...(onClose ? { onClose } : {})}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
};
