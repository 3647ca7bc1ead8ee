import { useState } from 'react';
import type { MediaFile } from '../../protocol';
import { MediaBrowser } from './media-browser';
import { MediaDetails } from './media-details';

/** The library of pictures and files. */
export const MediaPage = () => {
  const [open, setOpen] = useState<MediaFile | null>(null);
  return (
    <>
      <MediaBrowser title="Pictures and files" onChoose={setOpen} />
      {open && <MediaDetails key={open.id} file={open} onClose={() => setOpen(null)} />}
    </>
  );
};
