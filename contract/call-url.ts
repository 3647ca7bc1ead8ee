/** The addresses of calls. Apart from the schemas, so that what only sends can do without them. */

/** Appends a call's path and query to a base URL without a trailing slash; an empty text is sent empty. */
export function callUrl(
  base: string,
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return `${base.replace(/\/+$/, '')}/${path}${text ? `?${text}` : ''}`;
}
