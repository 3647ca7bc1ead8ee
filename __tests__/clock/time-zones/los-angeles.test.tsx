/**
 * Code that shows or reads a date is right where it is another day.
 * @jest-environment ./__tests__/support/zoned-dom.mjs
 * @time-zone America/Los_Angeles
 */
import { expect, it } from '@jest/globals';
import '../../seo/json-ld.dom.test';
import '../../consent/consent.dom.test';
import '../../consent/journey.dom.test';
import '../../sections/event-entry.test';
import '../../collections/job-panel.test';
import '../../collections/related.test';
import '../../collections/teasers.test';

it('is in America/Los_Angeles', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Los_Angeles');
  expect(new Date('1970-01-01T00:00:00Z').getHours()).toBe(16);
});
