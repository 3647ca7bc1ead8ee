/** An absolute address of this site, without a trailing slash on any page but the home page. */
export function absoluteUrl(siteUrl: string, path: string): string {
  if (/^https?:\/\//.test(path)) return path;
  const clean = path.replace(/\/+$/, '');
  return `${siteUrl}${clean === '' ? '/' : encodeURI(decodePath(clean))}`;
}

/** Paths come encoded from the router and plain from the data layer; canonical addresses are always encoded once. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
