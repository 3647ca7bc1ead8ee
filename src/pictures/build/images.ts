/**
 * Pictures of the snapshot as Gatsby serves them: optimised by gatsby-plugin-sharp at the specified widths,
 * or passed through where optimising makes no sense (SVG, animations).
 */
import fs from 'node:fs';
import path from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Reporter, GatsbyCache } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import { readSettings } from '../../site/settings';
import { currentSnapshot } from '../../pull/snapshot/current';
import type { PictureReference } from '../../data-layer/nodes';
import { askedRatio, type PictureArguments } from '../sizes';

/** Section 9 of the specification. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const PICTURE_QUALITY = 75;
/** Besides, for thumbnails, logos and portraits. */
export const SMALL_PICTURE_WIDTHS = [96, 192, 320, 480] as const;

export interface PictureTools {
  reporter: Reporter;
  cache: GatsbyCache;
  pathPrefix: string;
}

/** Whether sharp may resize it. */
export function isOptimised(picture: PictureReference): boolean {
  return !picture.is_vector && !picture.is_animated;
}

/**
 * The widths to make for a layout: the specified ones up to twice the greatest width shown, smaller ones too where it
 * is shown small. Never wider than the original, whose own width is made where it lies between two of them, so that no
 * detail is lost.
 */
export function pictureWidths(original: number, args: PictureArguments): number[] {
  const all = [...SMALL_PICTURE_WIDTHS, ...PICTURE_WIDTHS];
  if (args.layout === 'fullWidth' || !args.width) {
    const most = Math.min(original, Math.max(...PICTURE_WIDTHS));
    return [...PICTURE_WIDTHS.filter((width) => width < most), most];
  }
  const shown = args.width;
  const isOwn = original < Math.max(...all) && original <= shown * 2;
  const widths = (isOwn ? [...all.filter((width) => width < original), original] : all).filter(
    (width) => width <= original && width <= shown * 2 && width >= Math.min(shown / 2, 320),
  );
  return widths.length > 0 ? widths : [Math.min(original, shown)];
}

/** The width that is left of an original once it is cropped to the ratio asked for, so that no file is enlarged. */
export function croppedWidth(
  { width, height }: { readonly width: number; readonly height: number },
  args: PictureArguments,
): number {
  const ratio = askedRatio(args) ?? width / height;
  return Math.max(1, Math.min(width, Math.round(height * ratio)));
}

/**
 * `gatsbyImageData` for a picture, and the orders to make its files.
 * @returns null where the picture is passed through
 */
export async function imageData(
  picture: PictureReference,
  args: PictureArguments,
  { reporter, cache, pathPrefix }: PictureTools,
): Promise<IGatsbyImageData | null> {
  if (!isOptimised(picture)) return null;
  const layout = args.layout ?? 'constrained';
  const digest = picture.hash.slice(0, 20);
  const extension = picture.format === 'jpeg' ? 'jpg' : picture.format;
  const { avif } = readSettings(process.env);
  const most = croppedWidth(picture, args);
  // gatsby-plugin-sharp refuses a crop lower than a pixel, and with it the build: of one that counts visits, say.
  if (args.aspectRatio !== undefined && most / args.aspectRatio < 1) return null;
  const width = args.width === undefined ? undefined : Math.min(args.width, most);
  const height =
    args.height && width && args.width ? (args.height * width) / args.width : args.height;
  const data: unknown = await generateImageData({
    file: {
      absolutePath: currentSnapshot().objectPath(picture.hash),
      name: picture.name,
      base: `${picture.name}.${extension}`,
      extension,
      relativePath: picture.name,
      internal: { contentDigest: digest },
    },
    args: {
      layout,
      ...(width === undefined || layout === 'fullWidth' ? {} : { width }),
      ...(height === undefined || layout === 'fullWidth'
        ? {}
        : { height: Math.max(1, Math.round(height)) }),
      ...(args.aspectRatio === undefined ? {} : { aspectRatio: args.aspectRatio }),
      ...(args.sizes === undefined ? {} : { sizes: args.sizes }),
      ...(layout === 'fixed' ? {} : { breakpoints: pictureWidths(most, args) }),
      quality: PICTURE_QUALITY,
      formats: avif ? ['auto', 'avif', 'webp'] : ['auto', 'webp'],
      placeholder: 'none',
      backgroundColor: picture.dominant_color,
    },
    pathPrefix,
    reporter,
    cache,
  });
  if (!data) return null;
  const made = data as IGatsbyImageData;
  // The proportions give fractions of a pixel, as 426.99999999999994.
  const shown = { width: Math.round(made.width), height: Math.round(made.height) };
  return {
    ...made,
    ...(layout === 'fullWidth' ? {} : shown),
    backgroundColor: picture.dominant_color,
  };
}

/**
 * Copies an object of the snapshot into `public/`.
 * @param folder the first part of its path, such as `static` or `files`
 * @returns its path on the site, such as `/static/3f…/name.svg`
 */
export function publishObject(
  folder: string,
  hash: string,
  fileName: string,
  pathPrefix: string,
): string {
  const relative = path.posix.join(folder, hash.slice(0, 20), fileName);
  const target = path.join(process.cwd(), 'public', relative);
  const source = currentSnapshot().objectPath(hash);
  if (!fs.existsSync(target) || fs.statSync(target).size !== fs.statSync(source).size) {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(source, target);
  }
  return encodeURI(`${pathPrefix}/${relative}`);
}

/** The original picture's path on the site. */
export function pictureUrl(picture: PictureReference, pathPrefix: string): string {
  const extension = picture.format === 'jpeg' ? 'jpg' : picture.format;
  return publishObject('static', picture.hash, `${picture.name}.${extension}`, pathPrefix);
}
