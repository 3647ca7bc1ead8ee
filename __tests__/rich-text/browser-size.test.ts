/** Files that a visitor's browser loads to make a text safe. */
import { describe, expect, it } from '@jest/globals';
import { buildSync } from 'esbuild';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const bundle = buildSync({
  entryPoints: [path.resolve(__dirname, '../../src/rich-text/browser.ts')],
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
  metafile: true,
});

describe('the chain in the browser', () => {
  it('is at most 34 kB, compressed', () => {
    const [file] = bundle.outputFiles;
    expect(file?.contents.length).toBeGreaterThan(10_000);
    expect(gzipSync(file?.contents ?? '').length).toBeLessThanOrEqual(34_000);
  });

  it('has neither the build’s parser nor its highlighter in it', () => {
    const parts = Object.keys(bundle.metafile.inputs).filter((name) =>
      /node_modules\/(?:parse5|highlight\.js|lowlight|zod)\/|data-layer/.test(name),
    );
    expect(parts).toEqual([]);
  });
});
