/** A picture as plain data, for places that read it from a file of the site. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PictureData } from './picture';

export interface PlainPicture {
  alt: string;
  /** `#rrggbb`, as a placeholder while it loads; empty where unknown. */
  color: string;
  /** CSS pixels. */
  width: number;
  height: number;
  src: string;
  srcSet: string | null;
  sources: { type: string; srcSet: string }[];
}

/** @param size of the place that it is shown in, which crops it */
export function plainPicture(
  picture: Pick<PictureData, 'alt' | 'dominant_color' | 'url' | 'gatsbyImageData'>,
  size: Pick<PlainPicture, 'width' | 'height'>,
): PlainPicture {
  // The data layer passes it on as JSON.
  const data = picture.gatsbyImageData as IGatsbyImageData | null;
  return {
    alt: picture.alt,
    color: picture.dominant_color,
    ...size,
    src: data?.images.fallback?.src ?? picture.url,
    srcSet: data?.images.fallback?.srcSet ?? null,
    sources: (data?.images.sources ?? []).map(({ type, srcSet }) => ({ type: type ?? '', srcSet })),
  };
}
