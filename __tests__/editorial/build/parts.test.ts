import { describe, expect, it } from '@jest/globals';
import { readingEase } from '../../../src/editorial/build/reading-ease';
import { defaultLevels, readLevels } from '../../../src/editorial/build/rules';
import { textFacts } from '../../../src/editorial/build/text-facts';
import { textWidth } from '../../../src/editorial/build/text-width';

describe('the levels', () => {
  it('are the rules’ own unless the setting names them', () => {
    expect(readLevels(undefined)).toEqual(defaultLevels);
    expect(readLevels(' reading-ease=off , no-picture=warning')).toEqual({
      ...defaultLevels,
      'reading-ease': 'off',
      'no-picture': 'warning',
    });
  });

  it('name every wrong entry, and what it may be', () => {
    expect(() => readLevels('spelling=off,no-end=loud')).toThrow(
      /^EDITORIAL_LEVELS: "spelling=off" names no rule; there are title-width, .*; "no-end=loud" must end in warning, advice, off\.$/,
    );
  });
});

describe('the width of a text', () => {
  // Arial's advances: i 222, W 944 thousandths; an accent adds none.
  it.each([
    ['', 20, 0],
    ['iiiiiiiiii', 20, 44],
    ['WWWWWWWWWW', 20, 189],
    ['é', 100, 56],
    ['汉字', 14, 28],
  ])('of %j at %d px is %d px', (text, size, width) => {
    expect(textWidth(text, size)).toBe(width);
  });
});

describe('the reading ease', () => {
  it('falls as words and sentences grow', () => {
    const plain = readingEase('The cat sat on the mat. It was warm. The dog ran by.') ?? 0;
    const hard =
      readingEase(
        'Interoperability considerations necessitate comprehensive organisational reconfiguration, notwithstanding institutional heterogeneity.',
      ) ?? 0;
    expect(plain).toBeGreaterThan(90);
    expect(hard).toBeLessThan(0);
    expect(readingEase(' … ')).toBeNull();
  });
});

describe('the facts of texts', () => {
  const item = (html: string, words: number) => ({
    id: '1',
    position: 0,
    fields: {},
    digest: 'd',
    rich: { content: { html, pictures: [], headings: [], words, excerpt: '' } },
  });

  it('have each link once, as the parser reads it', () => {
    const html =
      '<p><a href="/a?x=1&amp;y=2">A</a> <a title="<a href=no>" href=\'https://b.example/\'>B</a> <a href="/a?x=1&amp;y=2">again</a> <a name="none">no</a></p>';
    expect(textFacts(item(html, 10)).links).toEqual(['/a?x=1&y=2', 'https://b.example/']);
  });

  it('judge prose of 150 words and more, and never code', () => {
    const prose = '<p>The cat sat on the mat.</p>'.repeat(30);
    expect(textFacts(item(prose, 149)).ease).toBeNull();
    const ease = textFacts(item(prose, 180)).ease ?? 0;
    expect(ease).toBeGreaterThan(90);
    const code = `${prose}<pre>${'instrumentationConfigurationManager '.repeat(99)}</pre>`;
    expect(textFacts(item(code, 180)).ease).toBe(ease);
  });
});
