/** How a page asks for a picture: arguments of `gatsbyImageData`. */
export interface PictureArguments {
  layout?: 'fixed' | 'fullWidth' | 'constrained';
  /** The greatest width in CSS pixels (not of `fullWidth`). */
  width?: number;
  height?: number;
  aspectRatio?: number;
  sizes?: string;
}

/** The ratio of width to height that a picture is cropped to; undefined where it is shown whole. */
export function askedRatio({ aspectRatio, width, height }: PictureArguments): number | undefined {
  return aspectRatio ?? (width && height ? width / height : undefined);
}

/**
 * The ratio of width to height at which a picture, or the cloth in its place, stands beside a title: its own, so that a
 * chart is shown whole, unless it would be higher than the title or a strip.
 */
export const besideRatio = (picture: { width: number; height: number } | null): number =>
  Math.min(2.4, Math.max(1.1, picture ? picture.width / picture.height : 0));

/** How wide such a picture is: a third of a desk, the width of any narrower window. */
export const BESIDE_SIZES = '(min-width: 82.5em) 420px, (min-width: 56.25em) 32vw, 92vw';

/** A size in which pages ask for pictures. */
export interface PictureSize {
  /** `fragments.ts` has it in GraphQL. */
  asked: PictureArguments;
  /** Where it is largest on a wide window, in CSS pixels. */
  shownWidth: number;
}

const upTo = (width: number, crop: Pick<PictureArguments, 'height' | 'aspectRatio'> = {}) => ({
  asked: { layout: 'constrained' as const, width, ...crop },
  shownWidth: width,
});

export const pictureSizes = {
  head: { asked: { layout: 'fullWidth', aspectRatio: 1.75 }, shownWidth: 1280 },
  beside: { asked: { layout: 'fullWidth' }, shownWidth: 640 },
  card: upTo(640, { aspectRatio: 1.6 }),
  booklet: upTo(640),
  read: upTo(530, { height: 278 }),
  logo: upTo(192),
  portrait: upTo(96, { aspectRatio: 1 }),
} as const satisfies Record<string, PictureSize>;

export type PictureSizeName = keyof typeof pictureSizes;
