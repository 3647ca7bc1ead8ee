/** Small files that are read and written whole. */
import fs from 'node:fs';
import path from 'node:path';

/** Writes a file so that a reader, a crash or a full disk finds the old one or the new one whole. */
export function writeFileAtomically(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    fs.writeFileSync(temporary, content, { flush: true });
    fs.renameSync(temporary, file);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** The value in a JSON file, or null if it is missing or broken. */
export function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
