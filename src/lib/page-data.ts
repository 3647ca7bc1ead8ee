/**
 * What a page's query has found. A page without it cannot be rendered: the error boundary says so, and tells of it.
 * @throws {Error} for nothing
 */
export function dataOf<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('The page came without its data.');
  return found;
}
