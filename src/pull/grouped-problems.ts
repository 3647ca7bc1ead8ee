import { collectionOf } from '../collections/build-rows';
import { groupInOrder } from '../lib/group-in-order';
import type { Problem } from './snapshot/types';

/** Up to this many problems of one host and reason are listed singly; of more, only the first. */
const TOLD_APART = 3;

/** Whether a picture or file failed. */
export const isMedia = ({ kind }: Problem): boolean =>
  kind === 'picture-failed' || kind === 'file-failed';

/**
 * Host and reason of a failed picture or file, from its message, which begins with its address; undefined for other
 * problems.
 * @example `pictures of media.example.com: The server answered 503.`
 */
export function mediaCause(problem: Problem): string | undefined {
  const [, host, reason] = /^\w+:\/\/([^/\s]+)\S*: ([^]*)$/.exec(problem.message) ?? [];
  if (!isMedia(problem) || host === undefined || reason === undefined) return undefined;
  return `${problem.kind === 'file-failed' ? 'files' : 'pictures'} of ${host}: ${reason}`;
}

/**
 * Problems for a person: pictures and files of one host that failed for one reason are one problem, in the first one's
 * place.
 */
export function groupedProblems(problems: readonly Problem[]): Problem[] {
  const groups = new Map(groupInOrder(problems, mediaCause));
  return problems.flatMap((problem) => {
    const cause = mediaCause(problem);
    const group = groups.get(cause) ?? [];
    if (cause === undefined || group.length <= TOLD_APART) return [problem];
    if (group[0] !== problem) return [];
    const [address = ''] = problem.message.split(': ');
    // A picture that several items show counts once.
    const many = new Set(group.map(({ message }) => message)).size;
    return [
      {
        collection: null,
        kind: problem.kind,
        message: `${many} ${cause} (the first: ${address})`,
      },
    ];
  });
}

/** @example `Blog posts, item 17, tags: The field is left out …` */
export function problemLine({ collection, id, field, message }: Problem): string {
  const label = collection ? collectionOf(collection).label : undefined;
  const where = [label, id === undefined ? undefined : `item ${id}`, field]
    .filter((part) => part !== undefined)
    .join(', ');
  return `${where ? `${where}: ` : ''}${message}`;
}
