import { pageDataPath } from '../../lib/page-data';

/** Whether the site has been built with a page: items newer than the build have none yet. */
export async function isBuiltPage(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(encodeURI(pageDataPath(path)), { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}
