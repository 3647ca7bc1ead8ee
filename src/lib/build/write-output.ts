import fs from 'node:fs';
import path from 'node:path';

/** Writes a file of the output. One that holds the same is not touched, so that it counts as unchanged. */
export function writeOutput(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Removes what a folder of the output holds besides the named files. A missing folder is none. */
export function removeOthers(folder: string, names: ReadonlySet<string>): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (!names.has(name)) fs.rmSync(path.join(folder, name), { recursive: true });
  }
}
