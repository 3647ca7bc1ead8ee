import { expect, it } from '@jest/globals';
import { linesOfHtml, wordDiff } from '../../../pipeline/reports/words';

const written = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) =>
      kind === 'added' ? `{+${text}+}` : kind === 'removed' ? `[-${text}-]` : text,
    )
    .join('');

it('marks the words that were added and removed', () => {
  expect(written('A warm loom in Leeds', 'A cold loom in Leeds today')).toBe(
    'A [-warm-]{+cold+} loom in Leeds{+ today+}',
  );
  expect(wordDiff('the same', 'the same')).toEqual([]);
});

it('shows a few words beside a change, and neither the whole text nor half a word', () => {
  const long = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
  const text = written(`${long} old ${long}`, `${long} new ${long}`);
  expect(text).toMatch(/^…(?: word\d+)+ \[-old-\]\{\+new\+\}(?: word\d+)+ …$/);
  expect(text.length).toBeLessThan(300);
});

it('ends a text that was rewritten, however long it is', () => {
  const words = (seed: number) =>
    Array.from({ length: 30_000 }, (_, at) => `w${(at * seed) % 99_991}`).join(' ');
  const started = performance.now();
  const parts = wordDiff(words(7), words(13));
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['removed', 'cut']));
  expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(5000);
});

it('reads HTML as lines of text', () => {
  expect(linesOfHtml('<h2>A &amp; b</h2><ul><li>one</li><li>two <b>bold</b></li></ul>')).toBe(
    'A & b\none\ntwo bold',
  );
});
