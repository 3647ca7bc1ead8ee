/**
 * Makes the font files that the site serves from those of the Fontsource packages, with the letters and weights that it
 * uses, into `static/fonts/`. They are committed; run this again after an update of the packages, or where a range or a
 * weight in `src/styles/fonts.ts` has changed: `npx tsx scripts/subset-fonts.ts`, in the project's folder. As modules
 * they would end up as base64 in the HTML of every page.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFiles, WEIGHTS } from '../src/styles/fonts';

const target = join('static', 'fonts');

/** Features that CSS enables by default, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** The characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}

async function subsetFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const { path, source, range } of Object.values(fontFiles).flat()) {
    const [font = ''] = source.split('-latin');
    const folder = join('node_modules', '@fontsource-variable', font);
    const whole = await readFile(join(folder, 'files', `${source}.woff2`));
    const [min, max] = WEIGHTS;
    const part = await subsetFont(whole, charactersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
      keepFeatures: FEATURES,
    });
    await writeFile(join(target, basename(path)), part);
    await copyFile(join(folder, 'LICENSE'), join(target, `${font}-LICENSE.txt`));
    console.log(`${basename(path)}: ${part.length} bytes of ${whole.length}`);
  }
}

void subsetFonts();
