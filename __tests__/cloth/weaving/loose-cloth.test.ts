import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { clothParts } from '../../../src/cloth/weaving/cloth-markup';
import { looseCloth } from '../../../src/cloth/weaving/loose-cloth';

const drawn = (path: string) => clothParts(looseCloth(path), (role) => `var(--cloth-${role})`);

it('is the same for ever for one page, another for the next, and at most 4 kB', () => {
  expect(drawn('/404')).toBe(drawn('/404'));
  expect(drawn('/404')).not.toBe(drawn('/500'));
  expect(gzipSync(drawn('/404')).length).toBeLessThan(4096);
});
