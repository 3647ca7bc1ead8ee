import { collectionOf } from '../../collections/build-rows';
import { groupInOrder } from '../../lib/group-in-order';
import type { CollectedNotes } from './collect';
import type { EditorialNote } from './note';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const line = ({ collection, title, path, id, field, message }: EditorialNote): string =>
  `    ${collectionOf(collection).label}, "${title}" (${path ?? `id ${id}`})${field ? `, ${field}` : ''}: ${message}`;

/**
 * Notes as a person reads them: a group for each rule, warnings first.
 * @param most notes that are shown of a rule
 */
export function notesText(
  { notes, items, generation, foreign }: CollectedNotes,
  most: number,
): string {
  const of = (level: EditorialNote['level']) => notes.filter((note) => note.level === level);
  const groups = groupInOrder([...of('warning'), ...of('advice')], ({ rule }) => rule);
  return [
    `${plural(of('warning').length, 'warning', 'warnings')} and ${plural(of('advice').length, 'piece', 'pieces')} of advice on ${plural(items, 'item', 'items')} (snapshot ${generation}).`,
    ...groups.flatMap(([rule, group]) => [
      `  ${rule}, ${group[0]?.level ?? ''}: ${group.length}`,
      ...group.slice(0, most).map(line),
      ...(group.length > most
        ? [`    … and ${group.length - most} more; --all shows them, --json has all of them.`]
        : []),
    ]),
    ...(foreign.links > foreign.checked
      ? [
          `  ${foreign.links - foreign.checked} of ${foreign.links} links to other sites have not been asked for; --foreign does.`,
        ]
      : []),
  ].join('\n');
}
