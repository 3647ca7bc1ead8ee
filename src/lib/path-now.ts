/** The path of a page as a visit, a form and a report name it. */

/** Longer paths are cut: the admin API takes so much of a field, and a cookie is small. */
const MAX_PATH_LENGTH = 300;

/** The path of the page on show, or of another address: never a query or an anchor, in which people type. */
export function pathNow({ pathname }: { readonly pathname: string } = location): string {
  return pathname.replace(/(.)\/+$/, '$1').slice(0, MAX_PATH_LENGTH);
}
