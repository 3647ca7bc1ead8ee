/** Definition of a reading call. */
import type { ItemDefinition } from './fields';

export type QueryField =
  | 'is_main'
  | 'status'
  | 'page'
  | 'pageSize'
  | 'category'
  | 'title'
  | 'type'
  | 'size';

export interface ReadCall {
  readonly path: string;
  readonly item: ItemDefinition;
  /** `array`: the response itself; `object`: one item; else the name of the field that holds the list. */
  readonly answer: 'array' | 'object' | { readonly list: string };
  readonly query: readonly QueryField[];
  /** Items a page where the call sends no `pageSize`; absent where the call is not paginated. */
  readonly defaultPageSize?: number;
  /** A list call may leave out the rich text of its items. */
  readonly summaries?: true;
  readonly developmentOnly?: true;
}

export type ReadCalls = Readonly<Record<string, ReadCall>>;

export const gateQuery = ['is_main', 'status'] as const;
export const pageQuery = ['page', 'pageSize'] as const;
