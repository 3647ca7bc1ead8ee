/** Hashes of files and values. */
import { createHash } from 'node:crypto';

/** SHA-256 as 64 hex digits. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries(entries.map(([k, v]) => [k, sorted(v)]));
}

/** JSON with the keys of every object in order, so that equal values give equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** SHA-256 of values, shortened to 32 hexadecimal digits. */
export function digestOf(...values: readonly unknown[]): string {
  return sha256(JSON.stringify(values)).slice(0, 32);
}
