import { describe, expect, it } from '@jest/globals';
import {
  crossingAt,
  GROUNDS,
  isServiceKey,
  SERVICE_KEYS,
  THREADS,
  WEAVES,
  type Draft,
  type ServiceKey,
} from '../../../src/cloth/weaving/weaves';

/** Lengths of the stretches of `value` along a ring of crossings; one that never ends counts as Infinity. */
function floats(ring: readonly number[], value: 0 | 1): number[] {
  const start = ring.findIndex((crossing) => crossing !== value);
  if (start === -1) return [Infinity];
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  return turned
    .join('')
    .split(value === 1 ? '0' : '1')
    .map((stretch) => stretch.length)
    .filter((length) => length > 0);
}

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

describe('twill 2/2', () => {
  const draft = draftOfService('fintech');

  it('floats over two and under two, in both directions', () => {
    for (const thread of [...draft, ...endsOf(draft)]) {
      expect(floats(thread, 1)).toEqual([2]);
      expect(floats(thread, 0)).toEqual([2]);
    }
  });

  it('shifts by one pick at each end', () => {
    for (let pick = 0; pick < 4; pick += 1) {
      for (let end = 0; end < 4; end += 1) {
        expect(crossingAt(draft, pick + 1, end + 1)).toBe(crossingAt(draft, pick, end));
      }
    }
  });
});

describe('basket', () => {
  const draft = draftOfService('salesforce');

  it('is plain weave with every thread doubled', () => {
    for (let pick = 0; pick < 4; pick += 1) {
      for (let end = 0; end < 4; end += 1) {
        const group = (Math.floor(pick / 2) + Math.floor(end / 2)) % 2;
        expect(crossingAt(draft, pick, end)).toBe(group === 0 ? 1 : 0);
      }
    }
  });
});

describe('plain', () => {
  it('alternates at every crossing', () => {
    const draft = draftOfService('blockchain');
    for (let pick = -3; pick < 3; pick += 1) {
      for (let end = -3; end < 3; end += 1) {
        expect(crossingAt(draft, pick, end)).not.toBe(crossingAt(draft, pick, end + 1));
        expect(crossingAt(draft, pick, end)).not.toBe(crossingAt(draft, pick + 1, end));
      }
    }
  });
});

describe('five-end satin', () => {
  const draft = draftOfService('data-science');

  it('has one riser in each pick and each end', () => {
    expect(draft).toHaveLength(5);
    for (const thread of [...draft, ...endsOf(draft)]) expect(sum(thread)).toBe(1);
  });

  it('has no two risers side by side, not even at a corner', () => {
    const risers = draft.map((row) => row.indexOf(1));
    risers.forEach((end, pick) => {
      const next = risers[(pick + 1) % 5] ?? 0;
      expect([2, 3]).toContain((next - end + 5) % 5);
    });
  });
});

describe('herringbone', () => {
  const draft = draftOfService('insurtech');
  const ends = endsOf(draft);

  it('is twill 2/2 in every end', () => {
    for (const end of ends) expect(floats(end, 1)).toEqual([2]);
  });

  it('leans one way for eight ends, then the other', () => {
    const lean = (end: number): number =>
      [1, -1].find((by) =>
        draft.every(
          (_, pick) => crossingAt(draft, pick, end) === crossingAt(draft, pick + by, end + 1),
        ),
      ) ?? 0;
    expect([0, 1, 2, 3, 4, 5, 6].map(lean)).toEqual(Array(7).fill(1));
    expect([8, 9, 10, 11, 12, 13, 14].map(lean)).toEqual(Array(7).fill(-1));
  });

  it.each([7, 15])(
    'turns with a clean cut after end %i: every crossing meets its opposite',
    (end) => {
      draft.forEach((_, pick) =>
        expect(crossingAt(draft, pick, end)).not.toBe(crossingAt(draft, pick, end + 1)),
      );
    },
  );
});

describe('leno', () => {
  const { draft, openPicks, cover } = WEAVES.cloud;

  it('has exactly one end of each pair over at each pick, in turn', () => {
    const woven = draft.filter((_, pick) => !openPicks.includes(pick));
    expect(woven).toHaveLength(2);
    for (const row of woven) {
      expect((row[0] ?? 0) + (row[1] ?? 0)).toBe(1);
      expect((row[2] ?? 0) + (row[3] ?? 0)).toBe(1);
    }
    woven[0]?.forEach((crossing, end) => expect(woven[1]?.[end]).not.toBe(crossing));
  });

  it('stays open: a pick is left out, and its threads are thinner than all others', () => {
    for (const pick of openPicks) expect(draft[pick]).toEqual([1, 1, 1, 1]);
    for (const key of SERVICE_KEYS.filter((each) => each !== 'cloud'))
      expect(WEAVES[key].cover).toBeGreaterThan(cover);
  });
});

describe('waffle', () => {
  const draft = draftOfService('consulting');

  it('is symmetrical about its ridges', () => {
    for (let pick = 0; pick < 8; pick += 1) {
      for (let end = 0; end < 8; end += 1) {
        expect(crossingAt(draft, -pick, end)).toBe(crossingAt(draft, pick, end));
        expect(crossingAt(draft, pick, -end)).toBe(crossingAt(draft, pick, end));
      }
    }
  });

  it('rises in long warp floats and sinks in long weft floats', () => {
    expect(Math.max(...endsOf(draft).flatMap((end) => floats(end, 1)))).toBe(5);
    expect(Math.max(...draft.flatMap((row) => floats(row, 0)))).toBe(7);
  });
});

describe('jacquard', () => {
  it('never floats further than its eight-end satin allows', () => {
    const draft = draftOfService('custom-software');
    const longest = [...draft, ...endsOf(draft)].flatMap((thread) => [
      ...floats(thread, 0),
      ...floats(thread, 1),
    ]);
    expect(Math.max(...longest)).toBeLessThanOrEqual(15);
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

  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    it.each(SERVICE_KEYS)('%s: reaches 3:1 against paper, raised paper and weft', (key) => {
      for (const ground of ['paper', 'raised', 'weft'] as const) {
        expect(contrast(THREADS[key][theme], GROUNDS[ground][theme])).toBeGreaterThanOrEqual(3);
      }
    });
  });
});

describe('isServiceKey', () => {
  it('knows the eight and nothing else', () => {
    expect(SERVICE_KEYS.every(isServiceKey)).toBe(true);
    for (const other of ['', 'Fintech', 'toString', 'cloud '])
      expect(isServiceKey(other)).toBe(false);
  });
});
