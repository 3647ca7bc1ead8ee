import { describe, expect, it } from '@jest/globals';
import { pagePath, pagesToShow } from '../../src/lib/pagination';

describe('pagesToShow', () => {
  it('shows every page of a short list', () => {
    expect(pagesToShow(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('leaves out what is far away, never a single page', () => {
    expect(pagesToShow(6, 12)).toEqual([1, 2, null, 5, 6, 7, null, 11, 12]);
    expect(pagesToShow(4, 12)).toEqual([1, 2, 3, 4, 5, null, 11, 12]);
    expect(pagesToShow(1, 12)).toEqual([1, 2, null, 11, 12]);
  });

  it('reaches any of a thousand pages in few clicks', () => {
    const pageCount = 1112;
    const reached = new Set([1]);
    let steps = 0;
    for (let front = [1]; reached.size < pageCount; steps += 1) {
      front = front.flatMap((page) =>
        pagesToShow(page, pageCount).filter((each): each is number => {
          if (each === null || reached.has(each)) return false;
          reached.add(each);
          return true;
        }),
      );
      if (front.length === 0) throw new Error('Some page cannot be reached.');
    }
    // By numbers alone; the archive by year is the short way.
    expect(steps).toBeLessThan(pageCount / 12);
  });
});

it('has the first page at the list itself', () => {
  expect(pagePath('/resources/blogs', 1)).toBe('/resources/blogs');
  expect(pagePath('/resources/blogs/category/cloud', 3)).toBe(
    '/resources/blogs/category/cloud/page/3',
  );
});
