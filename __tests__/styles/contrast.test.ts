import { describe, expect, it } from '@jest/globals';
import { THREADS } from '../../src/cloth/weaving/weaves';
import { contrast } from '../support/contrast';
import { LEAST_FOR_PARTS, LEAST_FOR_TEXT, partPairs, textPairs } from '../support/contrast-pairs';
import { colours } from '../../src/styles/tokens';

const themes = ['light', 'dark'] as const;

/** Each colour with each of its grounds. */
const flat = (pairs: typeof textPairs) =>
  pairs.flatMap(([colour, grounds]) => grounds.map((ground) => [colour, ground] as const));

it('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#b3391f', '#b3391f')).toBe(1);
});

it.each(themes)('what is wrong has another colour than what is pressed: %s', (theme) => {
  expect(colours.fault[theme]).not.toBe(colours.action[theme]);
});

describe.each(themes)('contrast in the %s theme', (theme) => {
  it.each(flat(textPairs))('text: %s on %s is 4.5:1 or more', (text, ground) => {
    expect(contrast(colours[text][theme], colours[ground][theme])).toBeGreaterThanOrEqual(
      LEAST_FOR_TEXT,
    );
  });

  it.each(flat(partPairs))('interface: %s on %s is 3:1 or more', (part, ground) => {
    expect(contrast(colours[part][theme], colours[ground][theme])).toBeGreaterThanOrEqual(
      LEAST_FOR_PARTS,
    );
  });

  it.each(Object.entries(THREADS))('the thread of %s is 3:1 or more on weft', (_, thread) => {
    expect(contrast(thread[theme], colours.weft[theme])).toBeGreaterThanOrEqual(LEAST_FOR_PARTS);
  });
});
