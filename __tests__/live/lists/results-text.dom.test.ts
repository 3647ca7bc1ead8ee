import { expect, it } from '@jest/globals';
import { post } from '../../../src/collections/post/definition';
import { wholeList } from '../../../src/live/lists/list-query';
import { resultsText } from '../../../src/live/lists/results-text';

const cloud = { name: 'Cloud', path: '/x' };
const type = 'fintech' as const;
const whole = { isExact: true };
const part = { isExact: false };

it.each([
  [{ title: 'pay' }, 1, whole, '1 post with “pay” in the title'],
  [{ title: 'pay', category: cloud }, 12, whole, '12 posts with “pay” in the title in Cloud'],
  [{ type }, 4, whole, '4 posts in Fintech'],
  [{ category: cloud, type }, 4, whole, '4 posts in Cloud and Fintech'],
  [{ category: cloud, page: 2 }, 12, whole, '12 posts in Cloud, page 2 of 2'],
  [{ title: 'pay' }, 0, whole, 'No posts with “pay” in the title'],
  [{ page: 9 }, 12, whole, '12 posts, nothing on page 9'],
  [{ title: 'pay' }, 9, part, 'At least 9 posts with “pay” in the title'],
  [{ title: 'pay', page: 2 }, 18, part, 'At least 18 posts with “pay” in the title, page 2'],
  [{ title: 'pay', page: 40 }, 0, part, 'Posts with “pay” in the title, page 40'],
])('%j, of %i known: %j is headed in words', (asked, total, { isExact }, text) => {
  const query = { ...wholeList, ...asked };
  const items = query.page === 9 ? [] : ['an item'];
  expect(resultsText({ query, items, total, isExact, pageCount: 2 }, post)).toBe(text);
});
