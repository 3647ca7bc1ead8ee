/**
 * Colours of the client logos and award marks. A logo is served as a file and cannot follow the light
 * and dark switch, so each ink lies between the two grounds: at least 3:1 on either.
 */
export const inks = {
  green: '#2f8570',
  blue: '#4478bd',
  red: '#c4502f',
  sky: '#4a82aa',
  violet: '#8a60b0',
  ochre: '#9a7620',
  rose: '#bb5277',
  slate: '#65788a',
  brown: '#96683f',
  teal: '#2b8690',
} as const;

export type Ink = keyof typeof inks;

/** Every ground that a logo may lie on: paper and its darker tone, by day and by night. */
export const grounds = ['#f7f3ea', '#efe8d9', '#11171d', '#18212a'] as const;

/** The least contrast of a part of the interface (WCAG 2.2, 1.4.11). */
export const LEAST_CONTRAST = 3;

/** Relative luminance, 0 to 1, of a colour like `#2f8570` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Throws for an ink that would be too faint on one of the grounds. */
export function assertInksReadable(): void {
  for (const [name, hex] of Object.entries(inks)) {
    for (const ground of grounds) {
      const ratio = contrast(hex, ground);
      if (ratio < LEAST_CONTRAST) {
        throw new Error(
          `Ink ${name} (${hex}) has ${ratio.toFixed(2)}:1 on ${ground}, needs ${LEAST_CONTRAST}:1`,
        );
      }
    }
  }
}
