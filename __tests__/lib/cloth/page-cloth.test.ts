import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Cloth } from '../../../src/lib/cloth/cloth-layout';
import { clothMarkup } from '../../support/cloth-markup';
import { looseCloth } from '../../../src/lib/cloth/loose-cloth';
import {
  fringeCloth,
  jacquardCloth,
  ribbonCloth,
  samplerCloth,
} from '../../../src/lib/cloth/page-cloth';
import { SERVICE_KEYS, type ServiceKey } from '../../../src/lib/cloth/weaves';

const shapes: Record<string, (path: string, service?: ServiceKey) => Cloth> = {
  jacquard: jacquardCloth,
  ribbon: ribbonCloth,
  sampler: (path, service) => samplerCloth(path, service, 4, 6),
  fringe: fringeCloth,
  loose: looseCloth,
};
const drawn = (cloth: Cloth) => clothMarkup(cloth, (role) => `var(--cloth-${role})`);

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

it('has samplers of about two to one, however many cells', () => {
  for (const [columns, rows] of [
    [2, 6],
    [3, 7],
    [4, 5],
    [4, 6],
  ] as const) {
    const { width, height } = samplerCloth('/x', 'cloud', columns, rows);
    expect(width / height).toBeGreaterThan(1.6);
    expect(width / height).toBeLessThan(2.4);
  }
});
