/**
 * Pages of what may be shown, out of a server's pages, which hold what must not be shown too, may be shorter than was
 * asked for, and whose total may be missing or wrong.
 */
import type { Listed } from '../api/reads';
import type { Count } from './found';

/** A server's pages that have been read, by their numbers. */
export type ReadPages<T> = Map<number, Listed<T>>;

export interface ShownPage<T> extends Count {
  items: readonly T[];
}

interface Identified {
  id: string | number;
}

/** Number of unread pages before the requested one that are read with it; pages further in are shown as sent. */
const MAX_BEFORE = 4;
/** As many are read after it at the most, to fill it up and to find the end. */
const MAX_AFTER = 10;

interface Gathered<T> {
  items: T[];
  /** Entries of all pages read, shown or not. */
  received: number;
  isEnd: boolean;
}

/**
 * Gathers the pages up to one. Only proof marks the end: an empty page, one without anything new, or a short one that
 * the server's total confirms.
 */
function gather<T extends Identified>(
  pages: ReadonlyMap<number, Listed<T>>,
  last: number,
  size: number,
): Gathered<T> {
  const items = new Map<T['id'], T>();
  let received = 0;
  for (let number = 1; number <= last; number += 1) {
    const page = pages.get(number);
    if (!page) break;
    const fresh = page.items.filter(({ id }) => !items.has(id));
    for (const item of fresh) items.set(item.id, item);
    received += page.received;
    const isRepeated = page.items.length > 0 && fresh.length === 0;
    const isConfirmed = page.received < size && received === page.total;
    if (page.received === 0 || isRepeated || isConfirmed)
      return { items: [...items.values()], received, isEnd: true };
  }
  return { items: [...items.values()], received, isEnd: false };
}

/** A page too far in to read all before it: the server's page as such. */
function pageAlone<T>(listed: Listed<T>, page: number, asked: number): ShownPage<T> {
  const size = Math.min(listed.pageSize || asked, asked);
  const byTotal = Math.ceil((listed.total ?? 0) / size);
  return {
    items: listed.items,
    total: 0,
    isExact: false,
    pageCount: Math.max(byTotal, listed.received > 0 ? page : 0),
  };
}

/**
 * Page n of the visible items. It is the same from any starting point, without gaps and repetitions.
 * @param pages the pages read so far; new ones are added
 * @throws what `read` throws
 */
export async function readShownPage<T extends Identified>(
  read: (page: number) => Promise<Listed<T>>,
  pages: ReadPages<T>,
  page: number,
  size: number,
): Promise<ShownPage<T>> {
  const readOnce = async (number: number): Promise<Listed<T>> => {
    const listed = pages.get(number) ?? (await read(number));
    pages.set(number, listed);
    return listed;
  };
  const before = Array.from({ length: page - 1 }, (_, index) => index + 1);
  if (before.filter((number) => !pages.has(number)).length > MAX_BEFORE)
    return pageAlone(await readOnce(page), page, size);
  const [own] = await Promise.all([page, ...before].map(readOnce));
  const wanted = page * size;
  const isMoreLikely = ({ items, received }: Gathered<T>) =>
    items.length > wanted || (items.length === wanted && (own?.total ?? 0) > received);
  let last = page;
  let known = gather(pages, last, size);
  while (!known.isEnd && !isMoreLikely(known) && last < page + MAX_AFTER) {
    last += 1;
    await readOnce(last);
    known = gather(pages, last, size);
  }
  const { items, received, isEnd } = known;
  const total = items.length;
  // The server's count less the entries it sent in vain.
  const expected = isEnd ? total : Math.max(total, (own?.total ?? 0) - received + total);
  return {
    items: items.slice(wanted - size, wanted),
    total,
    isExact: isEnd,
    pageCount: Math.ceil(expected / size),
  };
}
