import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Cloth } from '../../../src/cloth/weaving/cloth-layout';
import { clothParts } from '../../../src/cloth/weaving/cloth-markup';
import { looseCloth } from '../../../src/cloth/weaving/loose-cloth';
import { fringeCloth } from '../../../src/cloth/weaving/page-cloth';
import { SERVICE_KEYS, type ServiceKey } from '../../../src/cloth/weaving/weaves';

const shapes: Record<string, (path: string, service?: ServiceKey) => Cloth> = {
  fringe: fringeCloth,
  loose: looseCloth,
};
const drawn = (cloth: Cloth) => clothParts(cloth, (role) => `var(--cloth-${role})`);

describe.each(Object.entries(shapes))('the %s', (_, grow) => {
  it('is the same for ever for one page, and another for the next', () => {
    expect(drawn(grow('/services/cloud', 'cloud'))).toBe(drawn(grow('/services/cloud', 'cloud')));
    const different = new Set(
      Array.from({ length: 20 }, (__, index) => drawn(grow(`/services/${index}`, 'fintech'))),
    );
    expect(different.size).toBeGreaterThan(1);
  });

  it.each(SERVICE_KEYS)('weighs at most 4 kB in the page, in %s', (service) => {
    expect(gzipSync(drawn(grow('/services/x', service))).length).toBeLessThan(4096);
  });
});
