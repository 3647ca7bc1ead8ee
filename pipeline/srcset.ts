/**
 * The addresses of a `srcset`, as written. A comma inside an address is not followed by a space.
 * @param set such as `/a.jpg 320w, /b.jpg 640w`
 */
export function srcsetAddresses(set: string): string[] {
  return set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}
