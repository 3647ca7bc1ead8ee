/** The families of text, apart from the fonts' files: every page's styles name them. */

/** Fonts that visitors' systems have, as the fallbacks are named after them. */
export const LOCAL_FONTS = ['Arial', 'Roboto', 'DejaVu'] as const;

/** First the web font, then its fallback until it has loaded. */
const stack = (web: string, short: string): string =>
  [`'${web}'`, ...LOCAL_FONTS.map((name) => `'${short} ${name}'`), 'Arial', 'sans-serif'].join(
    ', ',
  );

/** As CSS has them under `font-family`. */
export const fontStacks = {
  display: stack('Bricolage Grotesque', 'Bricolage'),
  text: stack('Hanken Grotesk', 'Hanken'),
} as const;
