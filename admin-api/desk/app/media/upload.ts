/** Sends files to the library. */
import type { MediaFile, MediaFileAnswer } from '../../protocol';
import { call } from '../api/call';

/**
 * Uploads a file; the same bytes once more give the file that is there.
 * @throws {DeskError} for a type or size that the site does not take
 */
export async function uploadFile(file: File): Promise<MediaFile> {
  const form = new FormData();
  form.append('file', file);
  const { data } = await call<MediaFileAnswer>('/media', { method: 'POST', body: form });
  return data;
}

/**
 * Copies a picture of another site into the library; one that is there already stays as it is.
 * @throws {DeskError} likewise, and where it cannot be fetched
 */
export async function copyPicture(url: string, alt: string): Promise<MediaFile> {
  const body = { url, alt };
  const { data } = await call<MediaFileAnswer>('/media/copy', { method: 'POST', body });
  return data;
}
