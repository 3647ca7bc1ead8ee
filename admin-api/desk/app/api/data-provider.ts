/** The desk's calls as react-admin asks for data. Resources are the collections, and the three lists beside them. */
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { ItemAnswer, MediaAnswer } from '../../protocol';
import { call, query } from './call';

/** Lists that hold no items of a collection. */
const beside: readonly string[] = ['media', 'enquiries', 'audit'];

/** The address of a resource's list. */
const listPath = (resource: string): string =>
  beside.includes(resource) ? `/${resource}` : `/items/${resource}`;

/** The address of one record. */
export const recordPath = (resource: string, id: unknown): string =>
  `${listPath(resource)}/${encodeURIComponent(String(id))}`;

/** Columns by the names that the server sorts by. */
const sortNames: Readonly<Record<string, string>> = {
  title: 'title',
  status: 'status',
  changed_at: 'changed_at',
  'fields.category': 'category',
  'fields.published_at': 'published_at',
};

/** The query of a list: page, order and filters in the server's names. */
export function listQuery({ pagination, sort, filter }: Partial<GetListParams>): string {
  const name = sortNames[sort?.field ?? ''];
  return query({
    ...filter,
    ...(name ? { sort: name, order: sort?.order.toLowerCase() } : {}),
    page: pagination?.page,
    pageSize: pagination?.perPage,
  });
}

interface ListAnswer {
  data: RaRecord[];
  total: number;
}

/** The part of react-admin's data provider that the desk's screens use. */
export const deskDataProvider = {
  getList: (resource, params) =>
    call<ListAnswer>(
      `${listPath(resource)}${listQuery(params)}`,
      params.signal ? { signal: params.signal } : {},
    ),
  getOne: (resource, { id }) => call(recordPath(resource, id)),
  getMany: async (resource, { ids }) => {
    const answers = await Promise.all(
      ids.map((id) => call<{ data: RaRecord }>(recordPath(resource, id))),
    );
    return { data: answers.map(({ data }) => data) };
  },
  create: (resource, { data }) =>
    call<ItemAnswer>(listPath(resource), { method: 'POST', body: { fields: data.fields } }),
  update: (resource, { id, data, previousData }) =>
    resource === 'media'
      ? call<MediaAnswer>(recordPath(resource, id), { method: 'PUT', body: { alt: data.alt } })
      : call<ItemAnswer>(recordPath(resource, id), {
          method: 'PUT',
          body: { fields: data.fields },
          version: previousData.version,
        }),
  delete: async (resource, { id, previousData }) => {
    const version = previousData?.['version'] as number | undefined;
    await call(recordPath(resource, id), {
      method: 'DELETE',
      ...(version === undefined ? {} : { version }),
    });
    return { data: previousData ?? { id } };
  },
} as Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'delete'>;
