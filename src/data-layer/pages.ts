/** The pages of the collections, and the context of each; pure. */
import type {
  ArchiveContext,
  ArchiveEntry,
  CategoryLink,
  DetailContext,
  ItemContext,
  ListContext,
  TypeLink,
  YearLink,
} from '../collections/page-contexts';
import type { Collection, ListPages } from '../collections/build-rows';
import { yearOf } from '../lib/format';
import { groupInOrder } from '../lib/group-in-order';
import { archivePath, categoryPath, labelSlug } from '../collections/list-paths';
import { pagePath } from '../lib/pagination';
import { linkTo } from '../site/navigation';
import { services } from '../site/services';

/** One template for the archives of all collections. */
export const ARCHIVE_TEMPLATE = 'templates/archive.tsx';

/** Links on one page of an archive. */
export const ARCHIVE_PAGE_SIZE = 200;

export interface PageInput {
  path: string;
  /** A file in `src`. */
  template: string;
  context: DetailContext | ItemContext | ListContext | ArchiveContext;
  /** The node that an item's page shows. */
  nodeId?: string;
}

/** The fields of a node that pages need. */
export interface PageNode {
  id: string;
  data: {
    content_digest: string;
    slug?: unknown;
    title?: unknown;
    category?: unknown;
    type?: unknown;
    published_at?: unknown;
  };
}

/** A node without its texts, which would take up memory. */
export function pageNode({ id, data }: PageNode): PageNode {
  const { content_digest, slug, title, category, type, published_at } = data;
  return { id, data: { content_digest, slug, title, category, type, published_at } };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function chunks<T>(values: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < values.length; start += size) {
    parts.push(values.slice(start, start + size));
  }
  // An empty list has a page too, which says that there is nothing yet.
  return parts.length > 0 ? parts : [[]];
}

interface Category {
  link: CategoryLink;
  nodes: PageNode[];
}

/** Categories by their address. Labels with the same address share a page. */
function categoriesOf(list: ListPages, nodes: readonly PageNode[]): Category[] {
  if (!list.categories) return [];
  const labelOf = (node: PageNode) => textOf(node.data.category);
  const groups = groupInOrder(nodes, (node) => categoryPath(list.path, labelOf(node)));
  return groups
    .flatMap(([path, group]) => {
      const label = group[0] ? labelOf(group[0]) : null;
      if (path === null || label === null) return [];
      const name = list.categoryName?.(label) ?? label;
      return [{ link: { name, path, count: group.length }, nodes: group }];
    })
    .sort((a, b) => labelSlug(a.link.name).localeCompare(labelSlug(b.link.name), 'en'));
}

/** The services of these items, in the order of all services. */
function typesOf(nodes: readonly PageNode[]): TypeLink[] {
  const groups = new Map(groupInOrder(nodes, (node) => textOf(node.data.type)));
  return services.flatMap(({ key, name }) => {
    const count = groups.get(key)?.length ?? 0;
    return count > 0 ? [{ key, name, count }] : [];
  });
}

/** The years of a list, newest first. */
function yearsOf(nodes: readonly PageNode[]) {
  return groupInOrder(nodes, ({ data }) => yearOf(textOf(data.published_at))).sort(
    ([a], [b]) => (b ?? -1) - (a ?? -1),
  );
}

/** A list's name in the navigation. */
const listNameOf = ({ path }: ListPages) => linkTo(path).name;

function listPagesOf(list: ListPages, nodes: readonly PageNode[]): PageInput[] {
  const listName = listNameOf(list);
  const categories = categoriesOf(list, nodes);
  const years: YearLink[] = yearsOf(nodes).map(([year, group]) => ({
    year,
    path: archivePath(list.path, year),
    count: group.length,
  }));
  const types = list.types ? { types: typesOf(nodes) } : {};
  const lists = [
    { basePath: list.path, category: null, nodes },
    ...categories.map(({ link, nodes: own }) => ({
      basePath: link.path,
      category: link,
      nodes: own,
    })),
  ];
  return lists.flatMap(({ basePath, category, nodes: own }) =>
    chunks(own, list.pageSize).map((part, index, parts): PageInput => ({
      path: pagePath(basePath, index + 1),
      template: list.template,
      context: {
        listName,
        ids: part.map(({ id }) => id),
        page: index + 1,
        pageCount: parts.length,
        total: own.length,
        all: nodes.length,
        basePath,
        category: category ? { name: category.name, path: category.path } : null,
        categories: categories.map(({ link }) => link),
        ...types,
        years,
      },
    })),
  );
}

function archivePagesOf(row: Collection, list: ListPages, nodes: readonly PageNode[]): PageInput[] {
  const listName = listNameOf(list);
  const groups = yearsOf(nodes);
  const years = groups.map(([year, group]) => ({
    year,
    path: archivePath(list.path, year),
    count: group.length,
  }));
  return groups.flatMap(([year, group]) =>
    chunks(group, ARCHIVE_PAGE_SIZE).map((part, index, parts): PageInput => ({
      path: archivePath(list.path, year, index + 1),
      template: ARCHIVE_TEMPLATE,
      context: {
        collection: list.key,
        listName,
        typeName: row.typeName,
        year,
        entries: part.map((node): ArchiveEntry => ({
          path: row.page?.path(textOf(node.data.slug) ?? '') ?? '',
          title: textOf(node.data.title) ?? '',
          date: textOf(node.data.published_at),
        })),
        page: index + 1,
        pageCount: parts.length,
        basePath: archivePath(list.path, year),
        listPath: list.path,
        years,
      },
    })),
  );
}

/** All generated pages of a collection. */
export function pagesOf(row: Collection, nodes: readonly PageNode[]): PageInput[] {
  const { page, listPages } = row;
  if (!page || !listPages) return [];
  const listName = listNameOf(listPages);
  const details = nodes.map((node): PageInput => ({
    path: page.path(textOf(node.data.slug) ?? ''),
    template: page.template,
    context: { id: node.id, contentDigest: node.data.content_digest, listName },
    nodeId: node.id,
  }));
  return [...details, ...listPagesOf(listPages, nodes), ...archivePagesOf(row, listPages, nodes)];
}
