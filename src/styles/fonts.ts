import type { CSSObject } from '@emotion/react';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** The letters of the other languages of Europe that are written in Latin ones, and currencies. */
const LATIN_EXT =
  'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E,U+20A6,U+20A9-20AB,U+20AD-20AE,U+20B1,U+20B4,U+20B9-20BA,U+20BD';

/** The weights that text has on this site, from the least to the most. */
export const WEIGHTS = [400, 700] as const;

export interface FontFile {
  /** A file of `static/fonts/`, written by `scripts/subset-fonts.ts`. */
  readonly path: string;
  /** What it is made of: a file of a Fontsource package, without its ending. */
  readonly source: string;
  /** Its characters, as CSS names them. */
  readonly range: string;
}

const fontFile = (font: string, letters: 'latin' | 'latin-ext', range: string): FontFile => ({
  path: `/fonts/${font}-${letters}-${WEIGHTS.join('-')}.woff2`,
  source: `${font}-${letters}-wght-normal`,
  range,
});

/** By family, as `family` of the tokens names them. Together they weigh less than 80 kB. */
export const fontFiles = {
  display: fontFile('bricolage-grotesque', 'latin', LATIN),
  displayExt: fontFile('bricolage-grotesque', 'latin-ext', LATIN_EXT),
  text: fontFile('hanken-grotesk', 'latin', LATIN),
  textExt: fontFile('hanken-grotesk', 'latin-ext', LATIN_EXT),
} as const;

/** What every page needs at once. */
export const preloadedFonts = [fontFiles.display.path, fontFiles.text.path] as const;

const ARIAL = "local('Arial'), local('ArialMT'), local('Liberation Sans')";
const ARIAL_BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')";

const face = (fontFamily: string, { path, range }: FontFile): CSSObject => ({
  '@font-face': {
    fontFamily,
    fontStyle: 'normal',
    fontWeight: WEIGHTS.join(' '),
    fontDisplay: 'swap',
    src: `url('${path}') format('woff2')`,
    unicodeRange: range,
  },
});

interface FallbackMetrics {
  fontFamily: string;
  fontWeight: string;
  src: string;
  /** Width of the web font's running text over that of the local font's, at the weight that is used. */
  scale: number;
  /** The web font's own metrics, in em. */
  ascent: number;
  descent: number;
}

/** A local font squeezed to the web font's measures, so that nothing moves when that arrives. */
const fallback = ({
  fontFamily,
  fontWeight,
  src,
  scale,
  ascent,
  descent,
}: FallbackMetrics): CSSObject => ({
  '@font-face': {
    fontFamily,
    fontWeight,
    src,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
    lineGapOverride: '0%',
  },
});

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const BRICOLAGE = { ascent: 0.93, descent: 0.27 };
const HANKEN = { ascent: 1, descent: 0.303 };

/** One object a face: Emotion wants an array where a key repeats. Widths were measured on 300 characters of English. */
export const fontFaces: CSSObject[] = [
  face('Bricolage Grotesque', fontFiles.display),
  face('Bricolage Grotesque', fontFiles.displayExt),
  face('Hanken Grotesk', fontFiles.text),
  face('Hanken Grotesk', fontFiles.textExt),
  fallback({
    fontFamily: 'Bricolage Fallback',
    fontWeight: '200 800',
    src: ARIAL_BOLD,
    scale: 1.0037,
    ...BRICOLAGE,
  }),
  fallback({
    fontFamily: 'Hanken Fallback',
    fontWeight: '100 500',
    src: ARIAL,
    scale: 1.0051,
    ...HANKEN,
  }),
  fallback({
    fontFamily: 'Hanken Fallback',
    fontWeight: '501 900',
    src: ARIAL_BOLD,
    scale: 0.9404,
    ...HANKEN,
  }),
];
