/** The pictures of a preview: those of built pages where there are any, else the admin API's own, by the key. */
import type { PreviewLink } from '../../contract/previews';
import type { PictureData } from '../pictures/picture';
import { pictureMarkup } from '../rich-text/picture-markup';
import { readPreviewPicture } from '../live/api/preview';
import { findBuiltPictures } from '../live/look-up/built-pictures';

type Loaded = Omit<PictureData, 'alt'>;

/** The bytes as the browser decodes them; null where it cannot. */
async function decoded(blob: Blob): Promise<Loaded | null> {
  const url = URL.createObjectURL(blob);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
  return {
    url,
    width: image.naturalWidth,
    height: image.naturalHeight,
    dominant_color: 'transparent',
    is_vector: blob.type.startsWith('image/svg'),
    is_animated: blob.type === 'image/gif',
    gatsbyImageData: null,
  };
}

export interface PreviewPictures {
  find: typeof findBuiltPictures;
  /** How many pictures are on neither. */
  missing: () => number;
  /** Frees those that were loaded. */
  close: () => void;
}

export function previewPictures(link: PreviewLink): PreviewPictures {
  const loaded = new Map<string, Loaded | null>();
  return {
    find: async (urls, signal) => {
      const built = await findBuiltPictures(urls, signal);
      const isBuilt = (url: string) =>
        (built.head(url, '') ?? built.portrait(url) ?? built.markup({ url, alt: '' })) !== null;
      const wanted = [...new Set(urls)].filter((url) => !isBuilt(url));
      await Promise.all(
        wanted.map(async (url) => {
          const blob = await readPreviewPicture(link, url, signal);
          loaded.set(url, blob && (await decoded(blob)));
        }),
      );
      const own = (url: string | undefined, alt: string): PictureData | null => {
        const picture = url === undefined ? null : loaded.get(url);
        return picture ? { ...picture, alt } : null;
      };
      return {
        head: (url, alt) => built.head(url, alt) ?? own(url, alt),
        portrait: (url) => built.portrait(url) ?? own(url, ''),
        markup: (picture) => {
          const mine = own(picture.url, picture.alt);
          return built.markup(picture) ?? (mine && pictureMarkup(mine, null, mine.url));
        },
      };
    },
    missing: () => [...loaded.values()].filter((picture) => picture === null).length,
    close: () => {
      for (const picture of loaded.values()) if (picture) URL.revokeObjectURL(picture.url);
    },
  };
}
