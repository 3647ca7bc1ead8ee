import { expect, it } from '@jest/globals';
import { rolesTitle } from '../../../src/collections/job/roles-title';

it.each([
  [[true, true], 'Open roles'],
  [[true, false], 'Open and closed roles'],
  [[false, false], 'Closed roles'],
  [[], 'Open roles'],
])('heads roles that are open or not (%j) with %j', (open, title) => {
  expect(rolesTitle(open.map((each) => ({ is_open: each })))).toBe(title);
});
