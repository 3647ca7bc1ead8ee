import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { MediaFile } from '../../protocol';
import { MediaBrowser } from './media-browser';

interface MediaPickerProps {
  kind: 'picture' | 'file';
  onClose: () => void;
  onTake: (file: MediaFile) => void;
}

/** Chooses a picture or file of the library, or uploads one. */
export const MediaPicker = ({ kind, onClose, onTake }: MediaPickerProps) => {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isSmall}
      onClose={onClose}
      aria-labelledby="picker"
    >
      <DialogTitle id="picker">
        {kind === 'picture' ? 'Choose a picture' : 'Choose a file'}
      </DialogTitle>
      <DialogContent>
        <MediaBrowser kind={kind} onChoose={onTake} onUploaded={onTake} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
};
