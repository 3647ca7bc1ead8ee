/**
 * The small script that runs on every page before the application: `src/shell/early/` as one file in `public/`. Its
 * name is a hash of its bytes, and these depend on the sources alone, not on the directory they lie in.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { minify_sync } from 'terser';
import { writeOutput } from '../../lib/build/write-output';

export interface EarlyScript {
  /** Address on the site, such as `/early-0123456789abcdef0123.js`. */
  address: string;
  text: string;
  /** Of its bytes, for a browser to hold them against: https://www.w3.org/TR/SRI/ */
  integrity: string;
}

/** Terser saves a tenth over esbuild's own minifier (gzip): it puts constants where they are used. */
function minified(bundle: string): string {
  // Safe here: no getter of these sources does anything, and none of their functions is a constructor.
  const compress = {
    ecma: 2020,
    passes: 3,
    inline: 1,
    pure_getters: true,
    unsafe_arrows: true,
  } as const;
  return minify_sync(bundle, { ecma: 2020, compress }).code ?? '';
}

/**
 * Bundles the script.
 * @param root the directory that holds `src`
 * @throws {Error} naming file and line, where a source has a mistake
 */
export function bundleEarlyScript(root: string): EarlyScript {
  const { outputFiles } = buildSync({
    absWorkingDir: path.resolve(root),
    entryPoints: ['src/shell/early/main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    alias: { 'js-cookie': './src/consent/early/js-cookie.ts' },
    target: 'es2022',
    legalComments: 'none',
    // A build's own tsconfig.json, were there another above it, would be found or not.
    tsconfigRaw: '{}',
    logLevel: 'silent',
  });
  const text = minified(outputFiles[0]?.text ?? '');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { address: `/early-${hash}.js`, text, integrity };
}

let ofBuild: EarlyScript | undefined;

/** The script of the build that is running. */
export function earlyScript(): EarlyScript {
  ofBuild ??= bundleEarlyScript('.');
  return ofBuild;
}

/** Puts the script into the output. */
export function writeEarlyScript(directory: string): void {
  const { address, text } = earlyScript();
  writeOutput(path.join(directory, address), text);
}
