/**
 * `npx tsx scripts/subset-fonts.ts`: makes the site's fonts in `static/fonts/` from the Fontsource packages, with the
 * characters and weights that the site uses. The fonts are committed. Run this again after an update of the packages,
 * or a change of a range or weight in `src/styles/fonts.ts`. Fonts imported as modules would end up as base64 in the
 * HTML of every page.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFiles, WEIGHTS } from '../src/styles/fonts';

const target = join('static', 'fonts');

/** Features that CSS enables by default, and tabular figures. */
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
