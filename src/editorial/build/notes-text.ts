import { collectionOf } from '../../collections/build-rows';
import { count } from '../../lib/numbers';
import { groupInOrder } from '../../lib/group-in-order';
import type { CollectedNotes } from './collect';
import type { EditorialNote } from './note';

const line = ({ collection, title, path, id, field, message }: EditorialNote): string =>
  `    ${collectionOf(collection).label}, "${title}" (${path ?? `id ${id}`})${field ? `, ${field}` : ''}: ${message}`;

/** Why some notes may be missing. */
function gaps({ foreign, hasSite }: CollectedNotes): string[] {
  const { links, checked, isAsked } = foreign;
  const left = `  ${links - checked} of ${count(links, 'link', 'links')} to other sites`;
  const why = isAsked
    ? 'could not be asked for: a run asks for a hundred, and for none where it finds no host at all. Run it again.'
    : 'have not been asked for; --foreign does.';
  return [
    ...(links > checked ? [`${left} ${why}`] : []),
    ...(hasSite
      ? []
      : [
          '  No site is in place: links to pages that are no items, and what the home page links to, were not looked at. Run "npm run build".',
        ]),
  ];
}

/**
 * Notes as a person reads them: a group for each rule, warnings first.
 * @param most notes that are shown of a rule
 */
export function notesText(collected: CollectedNotes, most: number): string {
  const { notes, items, generation } = collected;
  const of = (level: EditorialNote['level']) => notes.filter((note) => note.level === level);
  const groups = groupInOrder([...of('warning'), ...of('advice')], ({ rule }) => rule);
  return [
    `${count(of('warning').length, 'warning', 'warnings')} and ${count(of('advice').length, 'piece', 'pieces')} of advice on ${count(items, 'item', 'items')} (snapshot ${generation}).`,
    ...groups.flatMap(([rule, group]) => [
      `  ${rule}, ${group[0]?.level ?? ''}: ${group.length}`,
      ...group.slice(0, most).map(line),
      ...(group.length > most
        ? [`    … and ${group.length - most} more; --all shows them, --json has all of them.`]
        : []),
    ]),
    ...gaps(collected),
  ].join('\n');
}
