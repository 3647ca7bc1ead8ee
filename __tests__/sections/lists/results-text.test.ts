import { expect, it } from '@jest/globals';
import { listNames } from '../../../src/sections/lists/list-names';
import { resultsText } from '../../../src/sections/lists/results-text';

const cloud = { name: 'Cloud', path: '/x' };

it.each([
  [{ title: 'pay', category: null, page: 1 }, 1, 1, '1 post with “pay” in the title'],
  [{ title: 'pay', category: cloud, page: 1 }, 12, 2, '12 posts with “pay” in the title in Cloud'],
  [{ title: '', category: cloud, page: 2 }, 12, 2, '12 posts in Cloud, page 2 of 2'],
  [{ title: 'pay', category: null, page: 1 }, 0, 0, 'No posts with “pay” in the title'],
  [{ title: '', category: null, page: 9 }, 27, 3, '27 posts, nothing on page 9'],
  [{ title: 'pay', category: null, page: 1 }, null, 2, 'Posts with “pay” in the title'],
])('%j is headed in words', (query, total, pageCount, text) => {
  expect(resultsText({ query, total, pageCount }, listNames.post)).toBe(text);
});
