/** A pull's problems, grouped by their cause. */
import { collectionOf, type CollectionKey } from '../../src/collections/build-rows';
import { groupInOrder } from '../../src/lib/group-in-order';
import { mediaCause } from '../../src/pull/grouped-problems';
import type { Problem } from '../../src/pull/snapshot/types';

export interface ProblemGroup {
  kind: Problem['kind'];
  /** Their common cause, in one line. */
  title: string;
  /** All of them; the first is the example. */
  problems: readonly Problem[];
}

/** A message without addresses, quotations and numbers, which differ from item to item. */
const pattern = (message: string) =>
  message
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/"[^"]*"|“[^”]*”/g, '"…"')
    .replace(/\d+/g, '…');

const keyOf = (problem: Problem): string => {
  const { kind, collection, field, message } = problem;
  return mediaCause(problem) ?? [kind, collection, field, pattern(message)].join('\n');
};

const labelOf = (collection: CollectionKey | null) =>
  collection ? collectionOf(collection).label : null;

function titleOf(group: readonly Problem[]): string {
  const [first] = group;
  if (!first) return '';
  const { collection, field, message } = first;
  const cause = mediaCause(first);
  if (group.length > 1 && cause !== undefined)
    return cause.charAt(0).toUpperCase() + cause.slice(1);
  const where = [labelOf(collection), field].filter((part) => part).join(', ');
  return where ? `${where}: ${message}` : message;
}

/** Problems by cause, in the order of each cause's first problem. */
export function problemGroups(problems: readonly Problem[]): ProblemGroup[] {
  return groupInOrder(problems, keyOf).map(([, group]) => ({
    kind: group[0]?.kind ?? 'note',
    title: titleOf(group),
    problems: group,
  }));
}
