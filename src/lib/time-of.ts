/** Milliseconds since 1970 of an ISO 8601 date; null for none and for an invalid one. */
export function timeOf(iso: string | null | undefined): number | null {
  if (!iso) return null;
  const at = Date.parse(iso);
  return Number.isNaN(at) ? null : at;
}
