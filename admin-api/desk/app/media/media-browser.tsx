import { Alert, Pagination, TextField, Typography } from '@mui/material';
import type { MediaFile } from '../../protocol';
import { MediaGrid } from './media-grid';
import { UploadArea } from './upload-area';
import { useMedia } from './use-media';

interface MediaBrowserProps {
  kind?: 'picture' | 'file';
  onChoose: (file: MediaFile) => void;
  /** Of a file that was just uploaded. */
  onUploaded?: (file: MediaFile) => void;
}

/** The library: upload, search, and what there is. */
export const MediaBrowser = ({ kind, onChoose, onUploaded }: MediaBrowserProps) => {
  const media = useMedia(kind);
  return (
    <>
      <UploadArea
        onUploaded={(file) => {
          void media.refresh();
          onUploaded?.(file);
        }}
      />
      <TextField
        type="search"
        label="Search"
        value={media.q}
        onChange={({ target }) => media.search(target.value)}
        sx={{ marginBottom: 2, width: { xs: '100%', sm: '20rem' } }}
      />
      {media.error && <Alert severity="error">{media.error.message}</Alert>}
      {media.files?.length === 0 && <Typography>Nothing found.</Typography>}
      {media.files && <MediaGrid files={media.files} onChoose={onChoose} />}
      {media.pages > 1 && (
        <Pagination
          count={media.pages}
          page={media.page}
          onChange={(_, page) => media.setPage(page)}
          sx={{ marginTop: 2 }}
        />
      )}
    </>
  );
};
