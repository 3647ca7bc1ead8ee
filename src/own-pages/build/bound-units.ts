/** Units that follow a number in the copy; `working` is that of `5 working days`. */
const UNITS =
  '%|°C|ms|s|min|minutes?|h|hours?|working|days?|weeks?|months?|years?|mm|m|km|px|kB|MB|GB|TB|million|billion';

const GAP = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu');

/** A text whose lines do not end between a number and its unit. */
export const boundUnits = (text: string): string => text.replace(GAP, '\u00a0');
