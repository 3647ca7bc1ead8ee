/** How a page asks for a picture: arguments of `gatsbyImageData`. */
export interface PictureArguments {
  layout?: 'fixed' | 'fullWidth' | 'constrained';
  /** The greatest width in CSS pixels (not of `fullWidth`). */
  width?: number;
  height?: number;
  aspectRatio?: number;
  sizes?: string;
}

/** A size in which pages ask for pictures. */
export interface PictureSize {
  /** `fragments.ts` has it in GraphQL. */
  asked: PictureArguments;
  /** Where it is largest on a wide window, in CSS pixels. */
  shownWidth: number;
  /** Width by height, where it is cropped to that. */
  ratio?: number;
}

export const pictureSizes = {
  head: { asked: { layout: 'fullWidth', aspectRatio: 2 }, shownWidth: 1280, ratio: 2 },
  beside: { asked: { layout: 'fullWidth', aspectRatio: 1.1 }, shownWidth: 640, ratio: 1.1 },
  card: {
    asked: { layout: 'constrained', width: 640, aspectRatio: 1.6 },
    shownWidth: 640,
    ratio: 1.6,
  },
  read: {
    asked: { layout: 'constrained', width: 530, height: 278 },
    shownWidth: 530,
    ratio: 530 / 278,
  },
  logo: { asked: { layout: 'constrained', width: 192 }, shownWidth: 192 },
  portrait: {
    asked: { layout: 'constrained', width: 96, aspectRatio: 1 },
    shownWidth: 96,
    ratio: 1,
  },
} as const satisfies Record<string, PictureSize>;

export type PictureSizeName = keyof typeof pictureSizes;
