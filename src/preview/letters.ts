/** The letters of share pictures as the browser has them: the same fonts as the build's, measured on a canvas. */
import type { Face, Letters, Setting } from '../share-pictures/share-card';
import { fontFiles } from '../styles/fonts';
import { families } from '../styles/tokens';

const WEIGHT = 600;
const MEASURED = 100;

/** A face as CSS names it, at a size in pixels. */
const fontOf = (face: Face, size: number) => `${WEIGHT} ${size}px ${families[face]}`;

/** Whether CSS's list of characters has one. */
function isIn(range: string, codePoint: number): boolean {
  return range.split(',').some((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return codePoint >= from && codePoint <= to;
  });
}

/** Letters as SVG sets them. */
export function svgFont({ face, size, tracking }: Setting) {
  return {
    fontFamily: families[face],
    fontWeight: WEIGHT,
    fontSize: size,
    letterSpacing: tracking * size,
  };
}

/**
 * Gets the fonts for some words.
 * @returns null where this browser cannot measure
 */
export async function browserLetters(text: string): Promise<Letters | null> {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  const faces: readonly Face[] = ['display', 'text'];
  await Promise.all(faces.map((face) => document.fonts.load(fontOf(face, MEASURED), text))).catch(
    () => undefined,
  );
  return {
    canSet: (words, face) =>
      [...words].every((letter) =>
        fontFiles[face].some(({ range }) => isIn(range, letter.codePointAt(0) ?? 0)),
      ),
    widthOf: (words, { face, size, tracking }) => {
      context.font = fontOf(face, MEASURED);
      const advance = (context.measureText(words).width / MEASURED) * size;
      return Math.max(0, advance + ([...words].length - 1) * tracking * size);
    },
  };
}
