import { Button } from '@mui/material';
import type { MediaFile } from '../../protocol';
import { DeskDialog } from '../shell/desk-dialog';
import { MediaBrowser } from './media-browser';

interface MediaPickerProps {
  kind: 'picture' | 'file';
  onClose: () => void;
  onTake: (file: MediaFile) => void;
}

/** Chooses a picture or file of the library, or uploads one. */
export const MediaPicker = ({ kind, onClose, onTake }: MediaPickerProps) => (
  <DeskDialog
    title={kind === 'picture' ? 'Choose a picture' : 'Choose a file'}
    maxWidth="md"
    isLarge
    onClose={onClose}
    actions={<Button onClick={onClose}>Cancel</Button>}
  >
    <MediaBrowser kind={kind} onChoose={onTake} onUploaded={onTake} />
  </DeskDialog>
);
