/** The desk's calls as react-admin asks for data. Resources are the collections, and the three lists beside them. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { call, query } from './call';

/** Lists that hold no items of a collection. */
const beside: readonly string[] = ['media', 'enquiries', 'audit'];

/** The address of a resource's list. */
const listPath = (resource: string): string =>
  beside.includes(resource) ? `/${resource}` : `/items/${resource}`;

/** The address of one record. */
export const recordPath = (resource: string, id: unknown): string =>
  `${listPath(resource)}/${encodeURIComponent(String(id))}`;

/** The query of a list: page, order and filters. A list that has one order does not read which is asked for. */
export const listQuery = ({ pagination, sort, filter }: Partial<GetListParams>): string =>
  query({
    ...filter,
    sort: sort?.field,
    order: sort?.order.toLowerCase(),
    page: pagination?.page,
    pageSize: pagination?.perPage,
  });

/** Lists are react-admin's. An item is read and saved by calls of its own, which know its version (`items.ts`). */
export const deskDataProvider: Pick<DataProvider, 'getList'> = {
  getList: async (resource, params) => {
    const path = `${listPath(resource)}${listQuery(params)}`;
    const answer = await call<unknown>(path, params.signal ? { signal: params.signal } : {});
    return answer as GetListResult;
  },
};
