/** Items of content files as rows of the database. */
import type { ItemState } from '../database/kinds';
import type { itemVersion } from '../database/schema';
import {
  factsOf,
  inState,
  mediaNamed,
  publicRowOf,
  type PublicRow,
  type WorkingRow,
} from '../desk/storage/rows';
import type { Actor, Fields, Queries } from '../desk/storage/types';
import { isSame } from '../desk/storage/versions';
import type { FiledItem, LoadMode } from './plan';
import type { ContentItem } from './check-item';
import type { ContentSource } from './sources';

type Version = typeof itemVersion.$inferInsert;

/** Who makes what comes from files. */
export const ofFiles: Actor = { id: 'files', name: 'Content files', role: 'editor' };

export interface Applying {
  queries: Queries;
  source: ContentSource;
  mode: LoadMode;
  now: Date;
  rows: ReadonlyMap<string, WorkingRow>;
  /** `updated_at` of an item that is new to the database. */
  firstUpdated: (item: ContentItem, hash: string) => Date;
}

export const by = { made_by: ofFiles.id, made_by_name: ofFiles.name };

/** The state of an imported item; without a public side it is published by nobody yet. */
function stateOf({ shown, unpublished }: FiledItem): ItemState {
  if (shown) return (shown.fields['status'] as ItemState | undefined) ?? 'publish';
  const status = unpublished?.fields['status'] ?? unpublished?.status;
  return status === 'archived' ? 'archived' : 'draft';
}

interface Imported {
  versions: Version[];
  row: WorkingRow;
  shown: PublicRow | undefined;
}

/** An item of the files as rows. */
export function importedRows(item: FiledItem, applying: Applying): Imported {
  const { source, mode, now, rows } = applying;
  const { id, shown, unpublished, position: filedPosition } = item;
  const before = rows.get(id);
  const status = stateOf(item);
  const sides: Fields[] = [
    ...(shown ? [shown.fields] : []),
    ...(unpublished ? [inState(source, unpublished.fields, status)] : []),
  ];
  const collection = source.definition.name;
  const first = (before?.version ?? 0) + 1;
  const versions = sides.map((fields, index) => ({
    ...{ collection, id, version: first + index, fields, action: 'imported' as const },
    ...{ made_at: now, ...by },
  }));
  const version = first + sides.length - 1;
  const isInPlace = mode !== 'replace' && before?.file_position === filedPosition;
  const position = isInPlace ? before.position : filedPosition;
  const fields = sides.at(-1) ?? {};
  const publicRow = shown && publicRowOf(source, shown.fields, { position, updated_at: now });
  const isNew = !before || before.public_version === null || before.deleted_at !== null;
  if (publicRow && shown && (isNew || (mode === 'replace' && shown.updatedAt))) {
    publicRow.updated_at = shown.updatedAt ?? applying.firstUpdated(shown, publicRow.content_hash);
  }
  const updated = (!unpublished && publicRow?.updated_at) || now;
  const row: WorkingRow = {
    ...{ collection, id, version, public_version: shown ? first : null, status },
    pending: status === 'publish' && shown !== undefined && !isSame(source, shown.fields, fields),
    deleted_at: null,
    ...factsOf(source, fields),
    position,
    // A date of publication may lie ahead.
    changed_at: updated < now ? updated : now,
    changed_by: ofFiles.name,
    media: mediaNamed(...sides),
    ...{ file_hash: item.hash, file_position: filedPosition, file_version: version },
    is_followed: mode === 'follow',
  };
  return { versions, row, shown: publicRow };
}
