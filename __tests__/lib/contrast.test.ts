import { describe, expect, it } from '@jest/globals';
import { THREADS } from '../../src/lib/cloth/weaves';
import { colours, type ColourRole } from '../../src/styles/tokens';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes = ['light', 'dark'] as const;

/** Text and the grounds that it stands on. */
const texts: [ColourRole, ColourRole[]][] = [
  ['ink', ['paper', 'raised', 'weft']],
  ['muted', ['paper', 'raised']],
  ['action', ['paper', 'raised']],
  ['actionStrong', ['paper', 'raised']],
  ['onAction', ['action', 'actionStrong']],
  ['paper', ['ink']],
  ['codeKeyword', ['paper', 'raised']],
  ['codeString', ['paper', 'raised']],
  ['codeNumber', ['paper', 'raised']],
  ['codeName', ['paper', 'raised']],
  ['codeComment', ['paper', 'raised']],
];

describe.each(themes)('contrast in the %s theme', (theme) => {
  const pairs = texts.flatMap(([text, grounds]) =>
    grounds.map((ground) => [text, ground] as const),
  );

  it.each(pairs)('text: %s on %s is 4.5:1 or more', (text, ground) => {
    expect(contrast(colours[text][theme], colours[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['edge', 'paper'],
    ['edge', 'raised'],
    ['focus', 'paper'],
    ['focus', 'raised'],
  ] as const)('interface: %s on %s is 3:1 or more', (part, ground) => {
    expect(contrast(colours[part][theme], colours[ground][theme])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(THREADS))('the thread of %s is 3:1 or more on weft', (_, thread) => {
    expect(contrast(thread[theme], colours.weft[theme])).toBeGreaterThanOrEqual(3);
  });
});
