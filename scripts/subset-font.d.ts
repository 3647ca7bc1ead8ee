declare module 'subset-font' {
  /** Makes a font with some of a font's characters, by HarfBuzz. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      /** Axes of a variable font, each with its remaining range. */
      variationAxes: Readonly<Record<string, { min: number; max: number }>>;
      /** Features of OpenType that stay. */
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
