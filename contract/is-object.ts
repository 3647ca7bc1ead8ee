/** True for a JSON object (not null, not an array). Apart from the parser, so that a browser may have it alone. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
