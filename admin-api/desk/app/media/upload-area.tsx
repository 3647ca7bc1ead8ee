import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MediaFile } from '../../protocol';
import { useDesk } from '../shell/desk-context';
import { useSending } from '../sign-in/use-sending';
import { uploadFile } from './upload';

interface UploadAreaProps {
  /** Where no others are wanted. */
  kind?: 'picture' | 'file' | undefined;
  onUploaded: (file: MediaFile) => void;
}

const takes = {
  picture: { accept: 'image/*', words: 'is no picture. Choose a picture, such as a JPEG or PNG.' },
  file: { accept: 'application/pdf', words: 'is no PDF. Choose a PDF.' },
};

/** @throws {Error} for a file of the other kind */
function refuseOther(kind: UploadAreaProps['kind'], name: string, type: string): void {
  if (!kind || type === '' || type.startsWith('image/') === (kind === 'picture')) return;
  throw new Error(`${name} ${takes[kind].words}`);
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Takes files that are chosen, dropped here, or pasted while it is on the screen. */
export const UploadArea = ({ kind, onUploaded }: UploadAreaProps) => {
  const { maxUpload } = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { isSending, fault, send } = useSending();
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    send(async () => {
      for (const file of files) {
        // By its name, for which a system may know no type, and then by its content.
        refuseOther(kind, file.name, file.type);
        const uploaded = await uploadFile(file);
        refuseOther(kind, file.name, uploaded.type);
        onUploaded(uploaded);
      }
    });
  };
  const paste = useEffectEvent((event: ClipboardEvent) => take(filesOf(event.clipboardData)));
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(filesOf(event.dataTransfer));
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        padding: 2,
        marginBottom: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        backgroundColor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        {isSending ? 'Uploading…' : 'Upload'}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        {...(kind ? { accept: takes[kind].accept } : {})}
        aria-label="Files to upload"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Typography variant="body2" color="text.secondary">
        Or drop files here, or paste them. Up to {Math.round(maxUpload / 1024 / 1024)} MB each.
      </Typography>
      {fault && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {fault}
        </Alert>
      )}
    </Box>
  );
};
