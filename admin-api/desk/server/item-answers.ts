/** Items in calls: which one is meant, in which version, and what came of a change. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectionNamed, type ContentSource } from '../../content-loader/sources';
import type { Item, ItemAnswer, Problem } from '../protocol';
import type { Outcome } from '../storage/types';
import { DeskError } from './errors';

/** @throws {DeskError} 404 */
export function collectionOf({ params }: FastifyRequest): ContentSource {
  const found = collectionNamed((params as { collection: string }).collection);
  if (!found) throw new DeskError('missing');
  return found;
}

/** PostgreSQL refuses text with NUL in it; no id has one. @throws {DeskError} 404 */
export function idOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (id.includes('\0')) throw new DeskError('missing');
  return id;
}

/** The version that `If-Match` names. @throws {DeskError} 428 */
export function expectedVersion({ headers }: FastifyRequest): number {
  const [, version] = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '') ?? [];
  if (version === undefined) throw new DeskError('no-version');
  return Number(version);
}

/** An item with its version as the entity tag. */
export function answerItem(reply: FastifyReply, item: Item): ItemAnswer {
  reply.header('etag', `"${item.version}"`);
  return { data: item };
}

/** The problem of a slug that another item has. */
export const takenBy = ({ title }: { title: string }): Problem => ({
  field: 'slug',
  reason: `is taken by "${title}"`,
});

/** The item that a change has made. @throws {DeskError} where it was refused */
export function changedItem(outcome: Outcome): Item {
  if (outcome.ok) return outcome.item;
  switch (outcome.reason) {
    case 'changed':
      throw new DeskError('changed', {
        message: `${outcome.current.changed_by} has saved this item meanwhile.`,
        current: outcome.current,
      });
    case 'invalid':
      throw new DeskError('invalid', { problems: outcome.problems });
    case 'taken':
      throw new DeskError('taken', { problems: [takenBy(outcome.by)] });
    case 'missing':
    case 'forbidden':
      throw new DeskError(outcome.reason);
  }
}
