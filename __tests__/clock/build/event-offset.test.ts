import { expect, it } from '@jest/globals';
import { eventOffset } from '../../../src/clock/build/event-offset';

it.each([
  ['its own time', '2027-03-12T20:30:00-04:00', 'Manchester', -240],
  ['the office', '2027-03-12T22:30:00Z', 'Loomwright, Spadina Avenue, Toronto, and online', -300],
  ['the office in summer', '2027-06-12T22:30:00Z', 'Toronto', -240],
  ['UTC', '2027-03-12T22:30:00Z', 'Online', 0],
  ['UTC, without a place', '2027-03-12T22:30:00Z', null, 0],
  ['UTC, where the time is none', 'soon', 'Toronto', 0],
])('goes by the clocks of %s', (_whose, startsAt, location, minutes) => {
  expect(eventOffset(startsAt, location)).toBe(minutes);
});
