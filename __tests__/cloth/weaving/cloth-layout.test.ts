import { describe, expect, it } from '@jest/globals';
import { layCloth, type Patch } from '../../../src/cloth/weaving/cloth-layout';
import { clothParts } from '../../../src/cloth/weaving/cloth-markup';
import { WEAVES } from '../../../src/cloth/weaving/weaves';

const patch = (part: Partial<Patch>): Patch => ({
  end: 0,
  pick: 0,
  ends: 8,
  picks: 4,
  weave: WEAVES.blockchain,
  warp: 'thread',
  weft: 'weft',
  ...part,
});
const lay = (...patches: Patch[]) => layCloth({ id: 'c', cell: 10, ends: 8, picks: 4, patches });

describe('layCloth', () => {
  it('weaves the later of two patches and cuts the earlier one away beneath it', () => {
    const cloth = lay(patch({}), patch({ end: 2, ends: 2, weave: WEAVES.fintech, warp: 'ink' }));
    const area = (role: string): string[] =>
      cloth.patterns
        .filter(({ layers }) => layers[0]?.role === role)
        .map((pattern) => pattern.area);
    expect(area('ink')).toEqual(['M20 0h20v40h-20z']);
    expect(area('thread')).toEqual(['M0 0h20v40h-20zM40 0h40v40h-40z']);
  });
});

describe('clothParts', () => {
  it('draws a cloth in which every area is filled from a pattern that is there', () => {
    const svg = clothParts(lay(patch({})), (role) => `var(--${role})`);
    expect(svg).toContain('fill="var(--thread)"');
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    const defined = [...svg.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
    expect(used).toEqual(defined);
  });
});
