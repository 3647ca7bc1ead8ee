/** Which colours meet, for the test that holds them to WCAG 2.2. */
import type { ColourRole } from '../../src/styles/tokens';

type Pairs = readonly (readonly [ColourRole, readonly ColourRole[]])[];

/** Text and its grounds. */
export const textPairs: Pairs = [
  ['ink', ['paper', 'raised', 'weft']],
  ['muted', ['paper', 'raised']],
  ['action', ['paper', 'raised']],
  ['actionStrong', ['paper', 'raised']],
  ['fault', ['paper', 'raised']],
  ['onAction', ['action', 'actionStrong']],
  ['paper', ['ink']],
  ['onNight', ['night']],
  ['night', ['onNight']],
  ['codeKeyword', ['paper', 'raised']],
  ['codeString', ['paper', 'raised']],
  ['codeNumber', ['paper', 'raised']],
  ['codeName', ['paper', 'raised']],
  ['codeComment', ['paper', 'raised']],
];

/** Parts of the interface, and their surroundings. */
export const partPairs: Pairs = [
  ['edge', ['paper', 'raised']],
  ['focus', ['paper', 'raised']],
];

export const LEAST_FOR_TEXT = 4.5;
export const LEAST_FOR_PARTS = 3;
