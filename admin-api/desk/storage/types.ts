/** The types of the desk's storage. */
import type { FieldProblem } from '@corporate-website/contract/parse';
import type { Database } from '../../database/connect';
import type { ItemState } from '../../database/kinds';
import type { Item, Role } from '../protocol';

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

/** The outcome of a change. A refused one has changed nothing. */
export type Outcome =
  | { ok: true; item: Item }
  /** Somebody else was faster. */
  | { ok: false; reason: 'changed'; current: Item }
  | { ok: false; reason: 'missing' | 'forbidden' }
  | { ok: false; reason: 'invalid'; problems: FieldProblem[] }
  | { ok: false; reason: 'taken'; by: { id: string; title: string } };

export interface ItemQuery {
  /** A part of the title, in any case, with or without accents. */
  q?: string | undefined;
  /** `deleted` lists what was deleted, and nothing else does; `publish` leaves out what is `scheduled`. */
  status?: ItemState | 'scheduled' | 'deleted' | undefined;
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
