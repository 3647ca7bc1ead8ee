/** Information of a text is kept, or its loss is told. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderRichText } from '../../src/rich-text/build';
import { countsOf, Ledger } from '../../src/rich-text/losses';
import { parseHtml } from '../../src/rich-text/build/parse-html';
import { blocks, bodies, type Piece } from './generated-bodies';

const options = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };

/** All that a reader has of a text, and all that was told of it. */
function shown(html: string) {
  const rich = renderRichText(html, options);
  const parts = [
    rich.html,
    ...rich.pictures.flatMap(({ url, alt }) => [url, alt]),
    ...[...rich.inline.values()].map((data) => decodeURIComponent(data)),
  ];
  return { all: parts.join('\n'), told: rich.losses.map(({ what }) => what) };
}

const missing = ({ words }: Piece, all: string): string[] =>
  words.filter((word) => !all.includes(word));

describe('whatever editors send', () => {
  it('is shown, or its loss is told', () => {
    const rule = fc.property(bodies, ({ html, pieces }) => {
      const { all, told } = shown(html);
      for (const piece of pieces) {
        const reason = piece.told ?? /^Not shown: /;
        const isTold = told.some((what) => reason.test(what));
        if (piece.told || missing(piece, all).length > 0)
          expect([html, told, isTold]).toEqual([html, told, true]);
      }
    });
    expect(() => fc.assert(rule, { numRuns: 600 })).not.toThrow();
  });

  it('is told to be lost only where it is', () => {
    const rule = fc.property(bodies, ({ html, pieces }) => {
      const { all, told } = shown(html);
      if (pieces.some((piece) => piece.told)) return;
      expect([html, pieces.flatMap((piece) => missing(piece, all)), told]).toEqual([html, [], []]);
    });
    expect(() => fc.assert(rule, { numRuns: 600 })).not.toThrow();
  });

  it.each(Object.entries(blocks))('%s', (_name, make) => {
    const piece = make();
    const { all, told } = shown(piece.html);
    if (piece.told) expect(told.join('\n')).toMatch(piece.told);
    else expect([missing(piece, all), told]).toEqual([[], []]);
  });
});

describe('the count', () => {
  it('finds a loss of which no step has told', () => {
    const before = countsOf(
      parseHtml(
        '<ul><li>abc</li><li></li></ul><table><tr><td>d</table><a href="/x">e</a><img><math><mi>f</math>',
      ),
    );
    expect(before).toEqual({
      ...{ characters: 6, pictures: 1, links: 1, tables: 1, items: 1, formulas: 1, parts: 0 },
    });
    const ledger = new Ledger();
    ledger.tell('A picture is not shown.', 'Upload it.', { pictures: 1 });
    expect(ledger.losses(before, countsOf(parseHtml('<p>ab</p>')))).toEqual([
      { what: 'A picture is not shown.', remedy: 'Upload it.' },
      {
        what: 'Not shown: 4 characters of text, 1 link, 1 table, 1 list item, 1 formula.',
        remedy: expect.any(String),
      },
    ]);
  });

  it('says how often something was lost, and does not list without end', () => {
    const ledger = new Ledger();
    for (let n = 0; n < 30; n += 1) {
      ledger.tell('Twice.', '');
      ledger.tell(`One of many: ${n}.`, '');
    }
    const none = countsOf(parseHtml(''));
    const losses = ledger.losses(none, none).map(({ what }) => what);
    expect(losses[0]).toBe('Twice. (30 times)');
    expect(losses).toHaveLength(21);
    expect(losses.at(-1)).toBe('11 more losses of this text.');
  });
});
