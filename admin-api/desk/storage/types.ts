/** The types of the desk's storage. */
import type { FieldProblem } from '@corporate-website/contract/parse';
import type { Database } from '../../database/connect';
import type { ItemAction, ItemState } from '../../database/kinds';

/** A writer writes drafts and proposes changes; an editor decides what is public. */
export type Role = 'writer' | 'editor';

export interface Actor {
  id: string;
  name: string;
  role: Role;
}

/** Where a change happens, by whom, and when. */
export interface Change {
  database: Database;
  actor: Actor;
  now: Date;
}

export type Fields = Record<string, unknown>;

/** The part of the database that a transaction offers too. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** An item as a list has it. */
export interface ListedItem {
  id: string;
  version: number;
  status: ItemState;
  /** Whether it is published, and its working copy differs from what is public. */
  pending: boolean;
  deleted: boolean;
  /** Its title, name or quote. */
  title: string;
  /** When the working copy was made (ISO 8601), and by whom. */
  changed_at: string;
  changed_by: string;
  /** The working copy without rich text. */
  fields: Fields;
}

/** An item, whole. */
export interface DeskItem extends ListedItem {
  /** The public fields, where the working copy is pending. */
  live?: Fields;
}

/** The outcome of a change. A refused one has changed nothing. */
export type Outcome =
  | { ok: true; item: DeskItem }
  /** Somebody else was faster. */
  | { ok: false; reason: 'changed'; current: DeskItem }
  | { ok: false; reason: 'missing' | 'forbidden' }
  | { ok: false; reason: 'invalid'; problems: FieldProblem[] }
  | { ok: false; reason: 'taken'; field: 'slug'; by: { id: string; title: string } };

export interface ItemQuery {
  /** A part of the title, in any case, with or without accents. */
  q?: string | undefined;
  /** `deleted` lists what was deleted, and nothing else does. */
  status?: ItemState | 'deleted' | undefined;
  /** The category, or the type of what has no category. */
  category?: string | undefined;
  /** ISO 8601, inclusive: when it was or is to be published, or changed last where it bears no date. */
  from?: string | undefined;
  to?: string | undefined;
  pending?: boolean | undefined;
  /** Default: the public order. */
  sort?: ItemSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export const itemSorts = [
  'title',
  'status',
  'category',
  'published_at',
  'changed_at',
  'position',
] as const;
export type ItemSort = (typeof itemSorts)[number];

export interface VersionFacts {
  version: number;
  action: ItemAction;
  made_at: string;
  made_by: { id: string; name: string };
  /** Whether it is what the public row was made of. */
  isLive: boolean;
}
