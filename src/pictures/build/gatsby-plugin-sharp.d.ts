/** The part of gatsby-plugin-sharp that the data layer calls; the package ships no types. */
declare module 'gatsby-plugin-sharp' {
  export function generateImageData(options: {
    file: unknown;
    args: Readonly<Record<string, unknown>>;
    pathPrefix: string;
    reporter: unknown;
    cache: unknown;
  }): Promise<unknown>;
}
