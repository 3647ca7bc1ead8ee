/** A picture inside a rich text, as HTML: the markup of the `Picture` component, for text that is no component. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { escapeHtml } from '@corporate-website/contract/escape-html';
import type { PictureArguments } from '../pictures/sizes';

/** A picture as the markup describes it; `width` and `height` are its own, in pixels. */
export interface MarkedPicture {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The width in CSS pixels of a column of text, at most. */
const TEXT_COLUMN_WIDTH = 870;
const TEXT_COLUMN_SIZES = `(min-width: 75em) ${TEXT_COLUMN_WIDTH}px, (min-width: 48em) 91vw, 100vw`;

/** How a text asks for its pictures. */
export const TEXT_PICTURE: PictureArguments = {
  layout: 'constrained',
  width: TEXT_COLUMN_WIDTH,
  sizes: TEXT_COLUMN_SIZES,
};

/**
 * @param data what sharp makes of it, or null where the original is passed through
 * @param url the original's path, used where there is no `data`
 */
export function pictureMarkup(
  picture: MarkedPicture,
  data: IGatsbyImageData | null,
  url: string,
): string {
  const fallback = data?.images.fallback;
  const source = (data?.images.sources ?? [])
    .map(
      ({ srcSet, type }) =>
        `<source type="${escapeHtml(type ?? '')}" srcset="${escapeHtml(srcSet)}" sizes="${TEXT_COLUMN_SIZES}">`,
    )
    .join('');
  const srcSet = fallback?.srcSet
    ? ` srcset="${escapeHtml(fallback.srcSet)}" sizes="${TEXT_COLUMN_SIZES}"`
    : '';
  const image = `<img src="${escapeHtml(fallback?.src ?? url)}"${srcSet} alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
  return `<picture>${source}${image}</picture>`;
}
