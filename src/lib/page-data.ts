/**
 * The result of a page's query. A page without it cannot be rendered: the error boundary shows and reports that.
 * @throws {Error} without a result
 */
export function dataOf<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('The page came without its data.');
  return found;
}
