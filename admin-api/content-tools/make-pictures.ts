/**
 * Draws the sample pictures that `content/pictures/pictures.yaml` lists. Every picture follows from its entry alone,
 * so a second run writes the same bytes (for one version of sharp).
 *
 *   npx tsx admin-api/content-tools/make-pictures.ts [--only PART-OF-NAME]… [--missing] [--preview DIRECTORY]
 *
 * `--missing` leaves files alone that are there; `--preview` writes small, coarse versions elsewhere.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drawPicture, MOST_BYTES, writePicture } from './pictures/draw';
import { parsePictureList } from './pictures/list';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../content/pictures');
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    missing: { type: 'boolean', default: false },
    preview: { type: 'string' },
  },
});

const entries = parsePictureList(readFileSync(path.join(folder, 'pictures.yaml'), 'utf8'));
const target = values.preview ?? folder;
mkdirSync(target, { recursive: true });

async function main(): Promise<void> {
  for (const entry of entries) {
    const file = path.join(target, entry.file);
    if (values.only.length > 0 && !values.only.some((part) => entry.file.includes(part))) continue;
    if (values.missing && existsSync(file)) continue;
    const started = performance.now();
    const picture = drawPicture(entry, values.preview === undefined ? 2 : 1);
    const bytes = await writePicture(picture, file, MOST_BYTES[entry.width]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${entry.file}  ${picture.width}×${picture.height}  ${Math.round(bytes / 1024)} kB  ${seconds} s`,
    );
  }
}

void main();
