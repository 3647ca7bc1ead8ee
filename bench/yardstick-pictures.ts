/** Image settings of the yardstick for each picture: those of this site's post pages. */
import { PICTURE_QUALITY, pictureWidths } from '../src/pictures/build/images';
import { pictureSizes } from '../src/pictures/sizes';
import { PICTURE_WIDTH } from './generate-pictures';

/** The sizes that posts use: at the head of their page, and on cards. */
const { head, card } = pictureSizes;

/** Arguments of `generateImageData` by field, for pictures of the generated size. */
export function yardstickPictures(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries({ head, card }).map(([name, { asked }]) => [
      name,
      {
        ...asked,
        breakpoints: pictureWidths(PICTURE_WIDTH, asked),
        quality: PICTURE_QUALITY,
        formats: ['auto', 'webp'],
        placeholder: 'none',
      },
    ]),
  );
}
