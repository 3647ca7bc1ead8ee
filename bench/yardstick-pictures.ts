/** Image settings of the yardstick for each picture: those of this site's post pages. */
import {
  PICTURE_QUALITY,
  pictureWidths,
  type PictureArguments,
} from '../src/pictures/build/images';
import { PICTURE_WIDTH } from './generate-pictures';

/** The sizes of `src/pictures/fragments.ts` that posts use: at the head of their page, and on cards. */
const uses: Record<string, PictureArguments> = {
  head: { layout: 'fullWidth', aspectRatio: 2 },
  card: { layout: 'constrained', width: 640, aspectRatio: 1.6 },
};

/** Arguments of `generateImageData` by field, for pictures of the generated size. */
export function yardstickPictures(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(uses).map(([name, args]) => [
      name,
      {
        ...args,
        breakpoints: pictureWidths(PICTURE_WIDTH, args),
        quality: PICTURE_QUALITY,
        formats: ['auto', 'webp'],
        placeholder: 'none',
      },
    ]),
  );
}
