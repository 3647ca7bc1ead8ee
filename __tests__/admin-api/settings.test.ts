import { describe, expect, test } from '@jest/globals';
import { readRetention } from '../../admin-api/retention';

describe('the age at which enquiries are deleted', () => {
  test.each([
    ['730', { contact: 730, insurtech: 730, feedback: 730 }],
    ['feedback=365, 730', { contact: 730, insurtech: 730, feedback: 365 }],
    ['subscriber=1000', { subscriber: 1000 }],
  ])('is read from %j', (text, days) => {
    expect(readRetention(text)).toEqual(days);
  });

  test.each(['0', '-1', '1.5', '180d', 'all', 'spam=1', '730,', 'feedback=', '999999'])(
    'cannot be %j',
    (text) => {
      expect(readRetention(text)).toBeUndefined();
    },
  );
});
