import { describe, expect, it } from '@jest/globals';
import {
  GROUNDS,
  SERVICE_KEYS,
  THREADS,
  WEAVES,
  type Draft,
  type ServiceKey,
} from '../../../src/cloth/weaving/weaves';

const endsOf = (draft: Draft): number[][] =>
  (draft[0] ?? []).map((_, end) => draft.map((row) => row[end] ?? 0));
const draftOfService = (key: ServiceKey): Draft => WEAVES[key].draft;
const sum = (crossings: readonly number[]): number =>
  crossings.reduce((total, each) => total + each, 0);

describe('every weave', () => {
  it.each(SERVICE_KEYS)('%s: is a full rectangle whose every thread is bound', (key) => {
    const draft = draftOfService(key);
    const width = draft[0]?.length ?? 0;
    expect(width).toBeGreaterThan(1);
    const woven = draft.filter((_, pick) => !WEAVES[key].openPicks.includes(pick));
    for (const row of draft) expect(row).toHaveLength(width);
    for (const thread of [...woven, ...endsOf(woven)]) {
      expect(sum(thread)).toBeGreaterThan(0);
      expect(sum(thread)).toBeLessThan(thread.length);
    }
  });

  it('differs from every other', () => {
    const drafts = SERVICE_KEYS.map((key) => JSON.stringify(draftOfService(key)));
    expect(new Set(drafts).size).toBe(SERVICE_KEYS.length);
  });
});

describe('colours', () => {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    it.each(SERVICE_KEYS)('%s: reaches 3:1 against paper, raised paper and weft', (key) => {
      for (const ground of ['paper', 'raised', 'weft'] as const) {
        expect(contrast(THREADS[key][theme], GROUNDS[ground][theme])).toBeGreaterThanOrEqual(3);
      }
    });
  });
});
