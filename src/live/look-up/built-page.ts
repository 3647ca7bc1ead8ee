/** Pages that the build has made, as the browser can tell. */

/**
 * Path of a built page's data.
 * @param path without a slash at the end
 */
export function pageDataPath(path: string): string {
  return `/page-data${encodeURI(path)}/page-data.json`;
}

/** Whether the site has been built with a page: items newer than the build have none yet. */
export async function isBuiltPage(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(pageDataPath(path), { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}
