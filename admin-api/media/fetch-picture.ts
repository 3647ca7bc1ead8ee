/** Pictures that other sites have, fetched as a pull fetches them, to be kept in the library. */
import path from 'node:path';
import { createAddressGuard } from '../../src/pictures/build/addresses';
import { MAX_PICTURE_BYTES } from './inspect';

const DEADLINES = { connect: 10_000, headers: 15_000, idle: 10_000 };
/** With its redirects; whoever waits for it gives up after a minute. */
const WHOLE_MS = 40_000;
const CONNECTIONS = 4;

export interface FetchedPicture {
  name: string;
  bytes: Buffer;
}

/** The name in an address; those of Google and others are no names. */
function nameIn({ pathname }: URL): string {
  const last = path.posix.basename(pathname);
  return path.extname(last) === '' ? 'picture' : last;
}

/** The bytes that an address has in itself. */
async function written(data: URL): Promise<FetchedPicture | string> {
  const answer = await fetch(data).catch(() => null);
  if (answer === null) return 'its data is damaged';
  return { name: 'picture', bytes: Buffer.from(await answer.arrayBuffer()) };
}

/**
 * The bytes at a picture's address, or in it: a `data:` address.
 * @param allowed the site's address, and private hosts that may be asked besides
 * @returns why it cannot be had, as a phrase: `the server answered 403`
 */
export async function fetchPicture(
  address: string,
  allowed: { site: string; hosts: readonly string[] },
): Promise<FetchedPicture | string> {
  const { createDownloader, DownloadError } = await import('../../src/pictures/build/download');
  if (!URL.canParse(address)) return 'its address is incomplete';
  const url = new URL(address);
  if (url.protocol === 'data:') return written(url);
  const guard = createAddressGuard(allowed.site, allowed.hosts);
  try {
    const answer = await createDownloader(guard, DEADLINES, CONNECTIONS).get({
      url,
      accept: 'image/*,*/*;q=0.5',
      maxBytes: MAX_PICTURE_BYTES,
      signal: AbortSignal.timeout(WHOLE_MS),
    });
    return answer.kind === 'bytes' ? { name: nameIn(url), bytes: answer.bytes } : 'it is missing';
  } catch (error) {
    // A pull's words name the setting, which an editor does not have.
    if (error instanceof DownloadError)
      return error.isPrivate
        ? 'it lies at an internal address, which the site may not read'
        : error.message;
    throw error;
  }
}
