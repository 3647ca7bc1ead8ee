import sharp from 'sharp';
import { colours } from '../../styles/tokens';
import { isCutInTheMiddle } from '../share-photo';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../share-picture';

/** The strictest limit that is known of, WhatsApp's, in bytes. */
export const MOST_BYTES = 300_000;

/** Tried in turn; only noise needs the last ones. */
const QUALITIES = [82, 70, 55, 40, 25, 10];

/** Edges that differ by no more, of 255, are of one colour: compression leaves traces. */
const TOLERANCE = 10;

interface Raster {
  readonly data: Buffer;
  readonly info: sharp.OutputInfo;
}

type Fit = Pick<sharp.ResizeOptions, 'fit' | 'position'>;

/** The picture in sRGB, whatever the original is in; clear parts lie on paper. */
function fitted(file: string, fit: Fit): Promise<Raster> {
  return (
    sharp(file, { failOn: 'error' })
      .resize(SHARE_WIDTH, SHARE_HEIGHT, fit)
      .flatten({ background: colours.paper.light })
      .toColourspace('srgb')
      // sharp keeps 16 bits a channel in Display P3 until it is told what to write.
      .withIccProfile('srgb', { attach: false })
      .raw()
      .toBuffer({ resolveWithObject: true })
  );
}

/** The one colour of the two edges beside which there is room; null for edges of several. */
function groundOf({ data, info }: Raster): sharp.RGBA | null {
  const { width, height, channels } = info;
  const isNarrow = width < SHARE_WIDTH;
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let along = 0; along < (isNarrow ? height : width); along += 1) {
    for (const across of [0, (isNarrow ? width : height) - 1]) {
      const pixel = isNarrow ? along * width + across : across * width + along;
      for (const part of [0, 1, 2]) {
        const value = data[pixel * channels + part] ?? 0;
        least[part] = Math.min(least[part] ?? 0, value);
        most[part] = Math.max(most[part] ?? 0, value);
      }
    }
  }
  if (most.some((value, part) => value - (least[part] ?? 0) > TOLERANCE)) return null;
  const [r = 0, g = 0, b = 0] = most.map((value, part) =>
    Math.round((value + (least[part] ?? 0)) / 2),
  );
  return { r, g, b };
}

/**
 * Makes a JPEG of 1200 by 630 of a picture, without metadata. A chart, or whatever else has edges of one colour, is
 * shown whole on more of that; any other is cropped, to its subject if much of it is lost.
 */
export async function drawSharePhoto(file: string): Promise<Buffer> {
  const whole = await fitted(file, { fit: 'inside' });
  const background = groundOf(whole);
  const position = isCutInTheMiddle(whole.info) ? 'centre' : sharp.strategy.attention;
  const { data, info } = background ? whole : await fitted(file, { fit: 'cover', position });
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } }).resize({
    ...{ width: SHARE_WIDTH, height: SHARE_HEIGHT, fit: 'contain' },
    ...(background && { background }),
  });
  let jpeg = data;
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg;
}
