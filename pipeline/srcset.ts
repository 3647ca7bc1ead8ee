/**
 * The addresses of a `srcset`, as they are written. A comma inside an address has no space behind it.
 * @param set such as `/a.jpg 320w, /b.jpg 640w`
 */
export function srcsetAddresses(set: string): string[] {
  return set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}
