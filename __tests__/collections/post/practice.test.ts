import { expect, it } from '@jest/globals';
import { practiceOfPost } from '../../../src/collections/post/practice';

it.each([
  ['Cloud', ['planning'], 'cloud'],
  ['Data', ['credit scoring'], 'data-science'],
  ['Engineering', ['payments', 'API design'], 'fintech'],
  ['General', ['estimation', 'consulting'], 'consulting'],
  ['Engineering', ['Solidity', 'testing'], 'blockchain'],
  [null, ['Kubernetes'], 'cloud'],
] as const)('%s with %j is of %s', (category, tags, practice) => {
  expect(practiceOfPost(category, tags)).toBe(practice);
});

it('is of none where neither says it', () => {
  expect(practiceOfPost('General', ['gardening'])).toBeNull();
  expect(practiceOfPost(null, [])).toBeNull();
});
