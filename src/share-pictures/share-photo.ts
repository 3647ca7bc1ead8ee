/** The share picture that is cropped out of a page's own picture: which pictures can bear it, and its address. Pure. */
import { SHARE_FOLDER, SHARE_HEIGHT, SHARE_WIDTH } from './share-picture';

/** Counts up when the crop is made in another way, so that networks fetch every picture anew. */
const VERSION = 1;

/** In pixels of the original: enlarged by more than a quarter, a crop looks soft. */
const LEAST_WIDTH = 960;
/** Of its area: less of a column or a banner says nothing of it. */
const LEAST_KEPT = 0.3;
/** Of its area: a picture that loses less is as its author composed it, around the middle. */
const MOSTLY_KEPT = 0.8;
/** Of its alpha channel, on average: what is clearer is a logo or a cut-out, drawn to lie on a page. */
const LEAST_OPACITY = 0.75;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The facts of a picture by which it is judged. */
export interface SharedFacts extends Size {
  readonly is_vector: boolean;
  readonly is_animated: boolean;
}

const RATIO = SHARE_WIDTH / SHARE_HEIGHT;

/** The part of a picture's area that its crop keeps. */
const keptOf = ({ width, height }: Size): number =>
  Math.min(width / height / RATIO, (RATIO * height) / width);

/** Whether a picture is cropped around its middle, not around its subject, which is hard to find. */
export const isCutInTheMiddle = (size: Size): boolean => keptOf(size) >= MOSTLY_KEPT;

/**
 * Whether a picture can be cropped to a share picture. Every other one is shared with its page's card.
 * @param opacity 0 to 1
 */
export function canBeShared(picture: SharedFacts, opacity = 1): boolean {
  const { width, height, is_vector: isVector, is_animated: isAnimated } = picture;
  if (isVector || isAnimated || opacity < LEAST_OPACITY) return false;
  return Math.min(width, height * RATIO) >= LEAST_WIDTH && keptOf(picture) >= LEAST_KEPT;
}

/**
 * The address of the crop of an original, such as `/share/photo1-0f…9c.jpg`: other bytes have another address.
 * @param hash SHA-256 (hex) of the original
 */
export function photoAddress(hash: string): string {
  return `${SHARE_FOLDER}photo${VERSION}-${hash.slice(0, 20)}.jpg`;
}
