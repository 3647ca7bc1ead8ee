import type { CopyProblem } from '../../src/own-pages/build/read-file';
import type { CopyPart } from './texts';

interface Length {
  field: RegExp;
  /** Unit of the count. */
  unit: 'words' | 'characters';
  least: number;
  most: number;
}

/** Lengths from `docs/content.md`. The schema has those of `meta_title` and `meta_description`. */
const lengths: readonly Length[] = [
  { field: /^hero\.heading$/, unit: 'words', least: 3, most: 9 },
  { field: /^hero\.lead$/, unit: 'words', least: 20, most: 50 },
  { field: /^teaser$/, unit: 'characters', least: 40, most: 110 },
  { field: /^bands\.heading$/, unit: 'characters', least: 3, most: 60 },
  { field: /^bands\.items\.answer$/, unit: 'words', least: 20, most: 80 },
  { field: /^bands\.items\.label$/, unit: 'characters', least: 3, most: 70 },
  { field: /^contact\.heading$/, unit: 'characters', least: 3, most: 60 },
];

const countOf = (text: string, unit: Length['unit']) =>
  unit === 'characters' ? text.trim().length : text.trim().split(/\s+/).length;

/** Texts that are too short or too long for their field. */
export function lengthProblems({ file, field, text, lineOf }: CopyPart): CopyProblem[] {
  return lengths
    .filter((length) => length.field.test(field))
    .map(({ unit, least, most }) => ({ unit, least, most, found: countOf(text, unit) }))
    .filter(({ found, least, most }) => found < least || found > most)
    .map(({ unit, least, most, found }) => ({
      file,
      line: lineOf(),
      message: `${field} has ${found} ${unit}; it may have ${least} to ${most}`,
    }));
}
