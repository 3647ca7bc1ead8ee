import type { LOCAL_FONTS } from './font-stacks';

/** Characters by the font file that has them, as CSS names them. A page fetches those alone of which it has one. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  /** Of Polish, which addresses of the company are in: on every page that has one of them. */
  'latin-pl': 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C',
  /** The letters of the other languages of Europe that are written in Latin ones, and currencies. */
  'latin-ext':
    'U+0100-0103,U+0108-0117,U+011A-0130,U+0132-0140,U+0145-0151,U+0154-0159,U+015C-0178,U+017D-017F,U+0218-021B,U+1E9E,U+20A6,U+20A9-20AB,U+20AD-20AE,U+20B1,U+20B4,U+20B9-20BA,U+20BD',
} as const;

/** The weights that text has on this site, from the least to the most. */
export const WEIGHTS = [400, 700] as const;

export interface FontFile {
  /** A file of `static/fonts/`, written by `scripts/subset-fonts.ts`. */
  readonly path: string;
  /** Its source: a file of a Fontsource package, without its ending. */
  readonly source: string;
  /** Its characters, as CSS names them. */
  readonly range: string;
}

const fontFile = (font: string, letters: keyof typeof RANGES): FontFile => ({
  path: `/fonts/${font}-${letters}-${WEIGHTS.join('-')}.woff2`,
  source: `${font}-${letters === 'latin' ? letters : 'latin-ext'}-wght-normal`,
  range: RANGES[letters],
});

const filesOf = (font: string) =>
  [fontFile(font, 'latin'), fontFile(font, 'latin-pl'), fontFile(font, 'latin-ext')] as const;

/** By family, as `family` of the tokens names them; the first of each has what every page needs. */
export const fontFiles = {
  display: filesOf('bricolage-grotesque'),
  text: filesOf('hanken-grotesk'),
} as const;

/** Fonts that every page needs at once. */
export const preloadedFonts = [fontFiles.display[0].path, fontFiles.text[0].path] as const;

/** A rule of CSS. */
const fontFace = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const face = (family: string, { path, range }: FontFile): string =>
  fontFace({
    'font-family': `'${family}'`,
    'font-style': 'normal',
    'font-weight': WEIGHTS.join(' '),
    'font-display': 'swap',
    src: `url('${path}') format('woff2')`,
    'unicode-range': range,
  });

/** A font that a visitor's system has, under the names that it goes by there. */
interface LocalFont {
  readonly name: (typeof LOCAL_FONTS)[number];
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Width of the web font's running text over that of this one's: headings, text, and text in bold. */
  readonly scales: { readonly display: number; readonly text: number; readonly strong: number };
}

/** Of Windows and Apple, of Android, and of Linux. Widths were measured on the site's own words. */
const localFonts: readonly LocalFont[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    scales: { display: 1.0037, text: 1.0051, strong: 0.9404 },
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    scales: { display: 1.0768, text: 1.0132, strong: 1.0031 },
  },
  {
    name: 'DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    scales: { display: 0.8476, text: 0.8887, strong: 0.7941 },
  },
];

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A web font's own metrics, in em. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
}

/** A local font squeezed to the web font's measures, so that nothing moves when that arrives. */
const fallback = (
  family: string,
  weights: string,
  locals: readonly string[],
  scale: number,
  { ascent, descent }: Metrics,
): string =>
  fontFace({
    'font-family': `'${family}'`,
    'font-weight': weights,
    src: locals.map((name) => `local('${name}')`).join(','),
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent / scale),
    'descent-override': percent(descent / scale),
    'line-gap-override': '0%',
  });

const BRICOLAGE: Metrics = { ascent: 0.93, descent: 0.27 };
const HANKEN: Metrics = { ascent: 1, descent: 0.303 };

/**
 * The style sheet of the fonts. It is none of Emotion's, which moves the elements of its own styles when the application
 * starts: every face in them would be fetched and drawn again.
 */
export const fontFaces: string = [
  ...fontFiles.display.map((file) => face('Bricolage Grotesque', file)),
  ...fontFiles.text.map((file) => face('Hanken Grotesk', file)),
  ...localFonts.flatMap(({ name, regular, bold, scales }) => [
    // Headings are bold at every weight that they have.
    fallback(`Bricolage ${name}`, '200 800', bold, scales.display, BRICOLAGE),
    fallback(`Hanken ${name}`, '100 500', regular, scales.text, HANKEN),
    fallback(`Hanken ${name}`, '501 900', bold, scales.strong, HANKEN),
  ]),
].join('');
