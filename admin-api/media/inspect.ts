/** Checks of uploads: those of a pull, so that nothing is taken that the site would refuse. */
import type { UnfitError } from '../../src/pictures/build/inspect-raster';

/** As a pull takes them. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;
/** The most bytes of an upload. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

export interface InspectedUpload {
  /** The bytes to keep: an SVG without what is active, a picture upright. */
  bytes: Buffer;
  /** With its dot; by the contents, whatever the name said. */
  extension: string;
  width: number | null;
  height: number | null;
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

async function inspectPdf(bytes: Buffer): Promise<InspectedUpload> {
  const { inspectFile } = await import('../../src/pictures/build/inspect-file');
  const url = new URL('http://upload.invalid/upload.pdf');
  const contentType = 'application/pdf';
  inspectFile({ kind: 'bytes', bytes, url, contentType, contentDisposition: '' }, url);
  return { bytes, extension: '.pdf', width: null, height: null };
}

async function inspectAny(bytes: Buffer): Promise<InspectedUpload | string> {
  if (bytes.length > MAX_UPLOAD_BYTES) return 'has more than 100 MB';
  if (isPdf(bytes)) return inspectPdf(bytes);
  if (bytes.length > MAX_PICTURE_BYTES) return 'is a picture of more than 25 MB';
  const { inspectPicture } = await import('../../src/pictures/build/inspect-picture');
  const { bytes: kept, facts } = await inspectPicture(bytes);
  const { format, width, height } = facts;
  return { bytes: kept, extension: format === 'jpeg' ? '.jpg' : `.${format}`, width, height };
}

/** @returns the upload as it is to be kept, or its fault as a phrase, such as `is an HTML page, not a picture` */
export async function inspectUpload(bytes: Buffer): Promise<InspectedUpload | string> {
  try {
    return await inspectAny(bytes);
  } catch (error) {
    if ((error as UnfitError).name === 'UnfitError') return (error as UnfitError).message;
    throw error;
  }
}
