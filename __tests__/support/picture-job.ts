/** Gatsby's jobs of making pictures, and what does them in Gatsby's own process. */
import { createRequire } from 'node:module';

export interface PictureJob {
  id: string;
  name: string;
  inputPaths: { path: string; contentDigest: string }[];
  outputDir: string;
  args: {
    isLazy: boolean;
    operations: { outputPath: string; args: object }[];
    pluginOptions: object;
  };
  plugin: { name: string; version: string; resolve: string; isLocal: boolean };
}

export const { IMAGE_PROCESSING: makePictures } = createRequire(__filename)(
  'gatsby-plugin-sharp/gatsby-worker',
) as { IMAGE_PROCESSING: (job: PictureJob) => Promise<void> };

interface Wanted {
  id: string;
  source: { path: string; contentDigest: string };
  outputDir: string;
  /** Of the files, without an extension. */
  name: string;
  format: string;
  widths: readonly number[];
}

/** A job in Gatsby's form: all widths of a picture in one format. */
export const pictureJob = ({
  id,
  source,
  outputDir,
  name,
  format,
  widths,
}: Wanted): PictureJob => ({
  id,
  name: 'IMAGE_PROCESSING',
  inputPaths: [source],
  outputDir,
  args: {
    isLazy: false,
    operations: widths.map((width) => ({
      outputPath: `${width}/${name}.${format}`,
      args: { width, quality: 75, toFormat: format },
    })),
    pluginOptions: { defaultQuality: 50, failOn: 'error', stripMetadata: true },
  },
  plugin: { name: 'gatsby-plugin-sharp', version: '5.16.0', resolve: '/x', isLocal: false },
});
