import { expect, it } from '@jest/globals';
import { placeOf, withoutPlace } from '../../src/collections/job/place';

it.each([
  ['Leeds', false, 'Leeds'],
  ['Leeds', true, 'Leeds, or remote'],
  ['Remote, Germany', true, 'Remote, Germany'],
  [null, true, 'Remote'],
  [null, false, ''],
])('says where, once: %s, remote %s', (location, isRemote, place) => {
  expect(placeOf({ location, is_remote: isRemote })).toBe(place);
});

it.each([
  ['Sell less. Remote in Germany.', 'Remote, Germany', 'Sell less.'],
  ['Run it. From Łódź or from anywhere in Poland.', 'Łódź or remote, Poland', 'Run it.'],
  ['Design it. Part-time, in Leeds.', 'Leeds', 'Design it. Part-time, in Leeds.'],
  ['Remote in Germany.', 'Remote, Germany', 'Remote in Germany.'],
  ['Run it. In Leeds.', '', 'Run it. In Leeds.'],
  ['', 'Leeds', ''],
])('leaves out a last sentence that says the place again: %s', (text, place, left) => {
  expect(withoutPlace(text, place)).toBe(left);
});
