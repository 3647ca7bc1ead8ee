/** Page n of a list: the first is the list itself. */
export function pagePath(basePath: string, page: number): string {
  return page === 1 ? basePath : `${basePath}/page/${page}`;
}

/**
 * Numbers of a list's pages to link to, in order; null stands for pages left out. It has first, last, current and its
 * neighbours; and to keep ten thousand items near, steps of a tenth of a long list.
 */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 9) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const wanted = new Set([1, 2, page - 1, page, page + 1, pageCount - 1, pageCount]);
  if (pageCount > 30) {
    const step = Math.ceil(pageCount / 10);
    for (let each = step; each < pageCount; each += step) wanted.add(each);
  }
  const pages = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? 0;
    // One page left out takes as much room as its number.
    if (each - before === 2) return [each - 1, each];
    return each - before > 1 ? [null, each] : [each];
  });
}
