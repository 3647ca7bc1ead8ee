/** Sizes of the files that items offer for download. */
import { eq } from 'drizzle-orm';
import { MEDIA_BASE } from '../content-loader/media';
import type { ContentSource } from '../content-loader/sources';
import { media } from '../database/schema';
import type { Fields, Queries } from '../desk/storage/types';

/** The path of a stored address of media; undefined for any other address. */
export function mediaPath(url: unknown): string | undefined {
  if (typeof url !== 'string' || !url.startsWith(MEDIA_BASE)) return undefined;
  try {
    return decodeURI(url.slice(MEDIA_BASE.length));
  } catch {
    return undefined;
  }
}

/** The fields with the sizes of files that are of the library. */
export async function withFileSizes(
  queries: Pick<Queries, 'select'>,
  { files }: ContentSource,
  fields: Fields,
): Promise<Fields> {
  const sized = { ...fields };
  for (const { field, size } of files) {
    const path = size && mediaPath(fields[field]);
    if (!path) continue;
    const [file] = await queries
      .select({ bytes: media.bytes })
      .from(media)
      .where(eq(media.path, path));
    if (file) sized[size] = file.bytes;
  }
  return sized;
}
