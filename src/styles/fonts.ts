import type { CSSObject } from '@emotion/react';

/** Files of `static/fonts/`, written by `scripts/copy-fonts.ts` from the Fontsource packages. */
export const fontFiles = {
  displayLatin: '/fonts/bricolage-grotesque-latin-wght-normal.woff2',
  displayLatinExt: '/fonts/bricolage-grotesque-latin-ext-wght-normal.woff2',
  textLatin: '/fonts/hanken-grotesk-latin-wght-normal.woff2',
  textLatinExt: '/fonts/hanken-grotesk-latin-ext-wght-normal.woff2',
} as const;

/** What every page needs at once: 76 kB. */
export const preloadedFonts = [fontFiles.displayLatin, fontFiles.textLatin] as const;

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const ARIAL = "local('Arial'), local('ArialMT'), local('Liberation Sans')";
const ARIAL_BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')";

const face = (
  fontFamily: string,
  weights: string,
  file: string,
  unicodeRange: string,
): CSSObject => ({
  '@font-face': {
    fontFamily,
    fontStyle: 'normal',
    fontWeight: weights,
    fontDisplay: 'swap',
    src: `url('${file}') format('woff2')`,
    unicodeRange,
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
  face('Bricolage Grotesque', '200 800', fontFiles.displayLatin, LATIN),
  face('Bricolage Grotesque', '200 800', fontFiles.displayLatinExt, LATIN_EXT),
  face('Hanken Grotesk', '100 900', fontFiles.textLatin, LATIN),
  face('Hanken Grotesk', '100 900', fontFiles.textLatinExt, LATIN_EXT),
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
