import { css } from '@emotion/react';
import type { Interpolation, Theme } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** The data layer's facts of a picture; `url` is the original file, served from this site. */
export interface PictureData {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: string;
  readonly is_vector: boolean;
  readonly is_animated: boolean;
  /** Its crop for social networks; null where it cannot bear it, undefined where nobody asked. */
  readonly share_url?: string | null;
  /** `IGatsbyImageData`, which the layer passes on as JSON; null for pictures that are passed through. */
  readonly gatsbyImageData: object | null;
}

export interface PictureProps {
  picture: PictureData;
  /** Shown width of the picture, as the `sizes` attribute has it; by default the data layer's. */
  sizes?: string;
  /** The picture seen first: fetched at once and before others. Below the fold, leave it out. */
  priority?: boolean;
  /** Replaces the picture's own text; an empty one where text beside it already says the same. */
  alt?: string;
  /** `contain` for logos, which must not be cropped. */
  fit?: 'cover' | 'contain';
  className?: string;
  imageCss?: Interpolation<Theme>;
}

// Without a box of its own; its sources would have one each in a grid.
const frame = css({ display: 'contents', '& > source': { display: 'none' } });
const image = css({ width: '100%', height: 'auto' });
const fits = {
  cover: css({ objectFit: 'cover' }),
  contain: css({ objectFit: 'contain' }),
} as const;

/**
 * A picture from the data layer as a plain `<picture>`. Vector and animated pictures are passed through as they
 * are. `GatsbyImage` is not used: it brings React's server renderer to the browser.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  alt = picture.alt,
  fit = 'cover',
  className,
  imageCss,
}: PictureProps) {
  const data = imageDataOf(picture.gatsbyImageData);
  const fallback = data?.images.fallback;
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'auto' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const shared = { className, ...loading };
  const styles = [image, fits[fit], imageCss];
  if (!data || !fallback) {
    return (
      <img
        {...shared}
        css={styles}
        alt={alt}
        src={picture.url}
        width={picture.width}
        height={picture.height}
      />
    );
  }
  return (
    <picture css={frame}>
      {(data.images.sources ?? []).map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <img
        {...shared}
        css={[styles, { backgroundColor: picture.dominant_color }]}
        alt={alt}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes ?? fallback.sizes}
        {...dimensions(picture, data)}
      />
    </picture>
  );
}

/** The layer's JSON as what gatsby-plugin-image says it is; null where there is nothing to show by it. */
function imageDataOf(json: object | null): IGatsbyImageData | null {
  return json && 'images' in json && 'width' in json ? (json as IGatsbyImageData) : null;
}

/** A full-width picture's data give the ratio only, not pixels; whole numbers are what HTML asks for. */
function dimensions(
  picture: PictureData,
  data: IGatsbyImageData,
): { width: number; height: number } {
  if (data.width > 1 && data.height > 1) {
    return { width: Math.round(data.width), height: Math.round(data.height) };
  }
  const ratio =
    data.width > 0 && data.height > 0 ? data.height / data.width : picture.height / picture.width;
  return { width: picture.width, height: Math.round(picture.width * ratio) };
}
