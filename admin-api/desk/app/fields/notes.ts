/** Editorial notes at the fields that they are about; pure. */
import type { Finding } from '../../../../src/editorial/build/note';
import type { Level, Levels } from '../../../../src/editorial/build/rules';
import type { FieldInfo } from '../../protocol';

export interface Note {
  level: Exclude<Level, 'off'>;
  text: string;
}

/** Notes by the path of their field: `author.image_cdn`. */
export type Notes = Readonly<Record<string, readonly Note[]>>;

/** The form measures these while an editor types. */
const measured: readonly string[] = ['title-width', 'description-width'];

/** A field's label by its path. */
function labelOf(infos: readonly FieldInfo[], path: string): string | undefined {
  const [name, ...rest] = path.split('.');
  const info = infos.find((each) => each.name === name);
  return rest.length === 0 ? info?.label : labelOf(info?.fields ?? [], rest.join('.'));
}

/** Findings as notes in the words of the form; those whose rule is off left out. */
export function notesOf(
  findings: readonly Finding[],
  infos: readonly FieldInfo[],
  levels: Levels,
): Notes {
  const notes: Record<string, Note[]> = {};
  for (const { rule, field, message } of findings) {
    const level = levels[rule];
    if (field === undefined || level === 'off' || measured.includes(rule)) continue;
    const text = message.replace(/"([a-z_.]+)"/g, (quoted, name: string) => {
      const label = labelOf(infos, name);
      return label === undefined ? quoted : `“${label}”`;
    });
    (notes[field] ??= []).push({ level, text });
  }
  return notes;
}
