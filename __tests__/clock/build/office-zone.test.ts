import { expect, it } from '@jest/globals';
import { officeZone } from '../../../src/clock/build/office-zone';

it.each([
  ['Europe/London', 'UTC, UTC+1 in summer'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/Toronto', 'UTC−5, UTC−4 in summer'],
  // Its summer is in January.
  ['Australia/Sydney', 'UTC+10, UTC+11 in summer'],
])('says the clocks of %s all year round', (zone, said) => {
  expect(officeZone(zone, 2026)).toBe(said);
});
