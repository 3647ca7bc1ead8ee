/**
 * Copies the font files that the site serves from the Fontsource packages to `static/fonts/`. They are committed;
 * run this again after an update of the packages: `npx tsx scripts/copy-fonts.ts`, in the project's folder. As
 * modules they would end up as base64 in the HTML of every page.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fontFiles } from '../src/styles/fonts';

const target = join('static', 'fonts');

async function copyFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const path of Object.values(fontFiles)) {
    const file = basename(path);
    const name = file.startsWith('bricolage') ? 'bricolage-grotesque' : 'hanken-grotesk';
    const folder = join('node_modules', '@fontsource-variable', name);
    await copyFile(join(folder, 'files', file), join(target, file));
    await copyFile(join(folder, 'LICENSE'), join(target, `${name}-LICENSE.txt`));
    console.log(join(target, file));
  }
}

void copyFonts();
