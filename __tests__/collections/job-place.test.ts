import { expect, it } from '@jest/globals';
import { placeOf } from '../../src/collections/job/place';

it.each([
  ['Leeds', false, 'Leeds'],
  ['Leeds', true, 'Leeds, or remote'],
  ['Remote, Germany', true, 'Remote, Germany'],
  [null, true, 'Remote'],
  [null, false, ''],
])('says where, once: %s, remote %s', (location, isRemote, place) => {
  expect(placeOf({ location, is_remote: isRemote })).toBe(place);
});
