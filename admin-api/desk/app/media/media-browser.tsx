import { useQueryClient } from '@tanstack/react-query';
import { List, Pagination, SearchInput } from 'react-admin';
import type { MediaFile } from '../../protocol';
import { MediaGrid } from './media-grid';
import { UploadArea } from './upload-area';

interface MediaBrowserProps {
  /** Of the screen; without one it lies over another. */
  title?: string;
  kind?: 'picture' | 'file';
  onChoose: (file: MediaFile) => void;
  /** Of a file that was just uploaded. */
  onUploaded?: (file: MediaFile) => void;
}

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Search files" />];

/** The library: upload, search, and what there is. */
export const MediaBrowser = ({ title, kind, onChoose, onUploaded }: MediaBrowserProps) => {
  const queries = useQueryClient();
  return (
    <>
      <UploadArea
        kind={kind}
        onUploaded={(file) => {
          void queries.invalidateQueries({ queryKey: ['media'] });
          onUploaded?.(file);
        }}
      />
      <List
        resource="media"
        title={title ?? false}
        filter={kind ? { kind } : {}}
        filters={filters}
        perPage={48}
        pagination={<Pagination rowsPerPageOptions={[]} />}
        component="div"
        actions={false}
        empty={false}
        exporter={false}
        disableSyncWithLocation
        storeKey={false}
      >
        <MediaGrid onChoose={onChoose} />
      </List>
    </>
  );
};
