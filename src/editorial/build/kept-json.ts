import fs from 'node:fs';
import path from 'node:path';

/** A JSON file of the state directory that may be deleted at any time; one that is damaged counts as missing. */
export function readKept<T extends object>(file: string, fallback: T): T {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof value === 'object' && value !== null ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

/** Writes the file in one go, so that a run that is killed leaves the old one. */
export function writeKept(file: string, value: object): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  fs.writeFileSync(beside, JSON.stringify(value));
  fs.renameSync(beside, file);
}
