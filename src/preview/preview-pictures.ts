/** The pictures of a preview: those of built pages where there are any, else the admin API's own, by the key. */
import type { PreviewLink } from '@corporate-website/contract/previews';
import type { PictureData } from '../pictures/picture';
import { pictureMarkup } from '../rich-text/picture-markup';
import { canBeShared } from '../share-pictures/share-photo';
import { readPreviewPicture } from '../live/api/preview';
import { findBuiltPictures } from '../live/look-up/built-pictures';
import type { LiveItemOptions } from '../live/look-up/live-item';

type Loaded = Omit<PictureData, 'alt'>;

const MEASURED = 64;

/** The mean of its alpha channel, 0 to 1, as the build measures it. */
function opacityOf(image: HTMLImageElement): number {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = MEASURED;
  const context = canvas.getContext('2d');
  if (!context) return 1;
  context.drawImage(image, 0, 0, MEASURED, MEASURED);
  const { data } = context.getImageData(0, 0, MEASURED, MEASURED);
  return (
    data.reduce((sum, part, at) => (at % 4 === 3 ? sum + part : sum), 0) / (data.length / 4) / 255
  );
}

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
  const facts = {
    width: image.naturalWidth,
    height: image.naturalHeight,
    is_vector: blob.type.startsWith('image/svg'),
    is_animated: blob.type === 'image/gif',
  };
  const isShared = canBeShared(facts) && canBeShared(facts, opacityOf(image));
  return {
    ...facts,
    url,
    // Cropped where it is shown.
    share_url: isShared ? url : null,
    dominant_color: 'transparent',
    gatsbyImageData: null,
  };
}

/** The bytes of a picture that stands in a text as a `data:` address. */
function blobOf(data: string): Blob {
  const comma = data.indexOf(',');
  const head = data.slice(0, comma);
  const type = /^data:([\w/+.-]+)/i.exec(head)?.[1] ?? '';
  const content = decodeURIComponent(data.slice(comma + 1));
  const bytes = /;\s*base64$/i.test(head)
    ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    : content;
  return new Blob([bytes], { type });
}

/** As a promise, so that one that is badly written counts as missing. */
async function ofText(data: string): Promise<Loaded | null> {
  try {
    return await decoded(blobOf(data));
  } catch {
    return null;
  }
}

export interface PreviewPictures {
  find: NonNullable<LiveItemOptions['findPictures']>;
  /** How many pictures are on neither. */
  missing: () => number;
  /** Frees those that were loaded. */
  close: () => void;
}

export function previewPictures(link: PreviewLink): PreviewPictures {
  const loaded = new Map<string, Loaded | null>();
  return {
    find: async (urls, signal, inline) => {
      const built = await findBuiltPictures(urls, signal);
      const isBuilt = (url: string) =>
        (built.head(url, '') ?? built.portrait(url) ?? built.markup({ url, alt: '' })) !== null;
      const wanted = [...new Set(urls)].filter((url) => !isBuilt(url));
      await Promise.all(
        wanted.map(async (url) => {
          const data = inline.get(url);
          const blob = data === undefined ? await readPreviewPicture(link, url, signal) : null;
          loaded.set(url, data === undefined ? blob && (await decoded(blob)) : await ofText(data));
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
