/** Reading what is not published, by a key. Only the page of previews loads it. */
import * as z from 'zod/mini';
import { callUrl } from '@corporate-website/contract/call-url';
import { moment } from '@corporate-website/contract/fields';
import {
  previewPath,
  previewPicturePath,
  type PreviewLink,
} from '@corporate-website/contract/previews';
import { adminApi, AdminApiError, getJson, type RequestOptions } from './request';

const answer = z.object({ item: z.unknown(), expires_at: moment });
export type PreviewAnswer = z.output<typeof answer>;

const keyed = ({ key }: PreviewLink) => ({ authorization: `Bearer ${key}` });

/**
 * Reads an item in whatever state.
 * @returns the item as it came, and until when the key opens it
 * @throws {AdminApiError}
 */
export async function readPreview(
  link: PreviewLink,
  options: RequestOptions,
): Promise<PreviewAnswer> {
  const url = callUrl(adminApi(), previewPath(link));
  const parsed = answer.safeParse(await getJson(url, { ...options, headers: keyed(link) }));
  if (!parsed.success) {
    throw new AdminApiError('shape', `GET ${url} was answered with no preview.`);
  }
  return parsed.data;
}

/** A picture that the item names, where the admin API has it; null where it has not, or does not come. */
export async function readPreviewPicture(
  link: PreviewLink,
  url: string,
  signal: AbortSignal,
): Promise<Blob | null> {
  try {
    const response = await fetch(callUrl(adminApi(), previewPicturePath(link), { url }), {
      signal,
      credentials: 'omit',
      headers: keyed(link),
    });
    const blob = response.ok ? await response.blob() : null;
    return blob?.type.startsWith('image/') ? blob : null;
  } catch {
    return null;
  }
}
