/**
 * Code that shows or reads a date is right where it is another day.
 * @jest-environment ./__tests__/support/zoned-node.mjs
 * @time-zone Pacific/Auckland
 */
import { expect, it } from '@jest/globals';
import '../../../admin-api/__tests__/notice-parts.test';
import '@corporate-website/contract/__tests__/items.test';
import '../../feeds/build/distance.test';
import '../../feeds/build/feeds.test';
import '../../live/build/list-index.test';
import '../../lib/format.test';
import '../open-until.test';

it('is in Pacific/Auckland', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Auckland');
  expect(new Date('1970-01-01T00:00:00Z').getHours()).toBe(12);
});
