import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { MediaAnswer, MediaFile } from '../../protocol';
import { call } from '../api/call';
import { recordPath } from '../api/data-provider';
import { momentText } from '../items/status';
import { DeskDialog } from '../shell/desk-dialog';
import { useSending } from '../sign-in/use-sending';
import { nameOf } from './media-grid';

const factsOf = ({ type, bytes, width, height, made_at, made_by }: MediaFile): string =>
  [
    type,
    width && height ? `${width} × ${height}` : null,
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
    `${momentText(made_at)}, ${made_by}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** One file of the library: its alternative text, where it is used, and its end. */
export const MediaDetails = ({ file, onClose }: { file: MediaFile; onClose: () => void }) => {
  const queries = useQueryClient();
  const notify = useNotify();
  const path = recordPath('media', file.id);
  const [alt, setAlt] = useState(file.alt);
  const { isSending, fault, send } = useSending();
  const { data } = useQuery({ queryKey: ['media', path], queryFn: () => call<MediaAnswer>(path) });
  const uses = data?.data.usedBy;
  const isPicture = file.type.startsWith('image/');
  const finish = async (message: string) => {
    onClose();
    notify(message, { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['media'] });
  };
  const save = () =>
    send(async () => {
      await call(path, { method: 'PUT', body: { alt } });
      await finish('Saved');
    });
  const remove = () =>
    send(async () => {
      await call(path, { method: 'DELETE' });
      await finish('Deleted');
    });
  const buttons = (
    <>
      <Button
        color="error"
        disabled={isSending || uses?.length !== 0}
        onClick={remove}
        sx={{ marginRight: 'auto' }}
      >
        Delete
      </Button>
      <Button onClick={onClose}>Close</Button>
      {isPicture && (
        <Button variant="contained" disabled={isSending || alt === file.alt} onClick={save}>
          Save
        </Button>
      )}
    </>
  );
  return (
    <DeskDialog title={nameOf(file)} onClose={onClose} actions={buttons}>
      {fault && <Alert severity="error">{fault}</Alert>}
      {isPicture && (
        <Box
          component="img"
          src={file.url}
          alt={file.alt}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '40vh', marginX: 'auto' }}
        />
      )}
      <Typography variant="body2" color="text.secondary" sx={{ marginY: 1.5 }}>
        {factsOf(file)} ·{' '}
        <Link href={file.url} target="_blank" rel="noopener">
          Open
        </Link>
      </Typography>
      {isPicture && (
        <TextField
          label="Text alternative"
          fullWidth
          multiline
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          helperText="What the picture shows, for those who cannot see it. Items that use it from now on begin with this."
        />
      )}
      <Typography component="h3" variant="subtitle2" sx={{ marginTop: 2 }}>
        Where it is used
      </Typography>
      {uses?.length === 0 && <Typography variant="body2">Nowhere.</Typography>}
      {uses?.map(({ collection, id, title, deleted }) => (
        <div key={`${collection}/${id}`}>
          <Link component={RouterLink} to={`/${collection}/${encodeURIComponent(id)}`}>
            {title || id}
          </Link>
          {deleted && ' (deleted, and can be restored)'}
        </div>
      ))}
    </DeskDialog>
  );
};
