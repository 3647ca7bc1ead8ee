/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Laid out as a grid, a table keeps its meaning in every screen reader only where the roles are spelled out. */
import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { NO_BREAK } from '../../lib/numbers';
import { captionText, h3Text, h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { TaperedCloth } from './before-after/tapered-cloth';
import { DrawnBand } from './drawn/drawn-band';
import { roomy } from './drawn/room';
import { withUnit } from './drawn/scale';

export const query = graphql`
  fragment BeforeAfterBand on BeforeAfterBand {
    heading
    short
    intro
    before
    after
    rows {
      name
      before
      after
      unit
      target
      text
    }
    caption
  }
`;

const block = css({ display: 'block' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)',
  columnGap: space.s,
  alignItems: 'end',
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  [roomy]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2.5fr) minmax(0, 4fr) minmax(0, 2.5fr)',
    columnGap: space.gap,
  },
});
const heads = css([
  row,
  captionText,
  {
    paddingTop: 0,
    border: 0,
    borderBottom: `2px solid ${color.ink}`,
    fontWeight: 600,
    '& > *': { fontWeight: 'inherit', textAlign: 'start' },
    '& > td': { display: 'none', [roomy]: { display: 'block' } },
    [roomy]: { '& > th:first-of-type': { textAlign: 'end' } },
    '& > th:last-of-type': { gridColumn: '-2 / -1' },
  },
]);
const said = css({
  gridColumn: '1 / -1',
  paddingBottom: space.xs,
  textAlign: 'start',
  [roomy]: { gridColumn: 1, padding: 0 },
});
const figure = css([h3Text, tabular, { padding: 0, lineHeight: 1, whiteSpace: 'nowrap' }]);
const was = css([figure, mutedText, { fontWeight: 400, [roomy]: { textAlign: 'end' } }]);
const is = css([figure, { display: 'contents' }]);
const word = css({ fontWeight: 400, letterSpacing: 0 });
const reached = css({ display: 'grid', rowGap: space.hair });
const aimed = css([captionText, mutedText, { order: -1, fontWeight: 400, letterSpacing: 0 }]);

type Rows = Queries.BeforeAfterBandFragment['rows'];

/** Rows of one unit share a scale, up to the greatest of their figures and targets. */
function scaleFor(unit: string, rows: Rows): (value: number) => number {
  const same = rows.filter((row) => row.unit === unit);
  const most =
    Math.max(...same.flatMap(({ before, after, target }) => [before, after, target ?? 0])) || 1;
  return (value) => value / most;
}

/** A few measures, each before and after: a cloth that tapers or widens; rows of one unit are drawn to one scale. */
export function BeforeAfterBand({ band }: { band: Queries.BeforeAfterBandFragment }) {
  const isAimed = band.rows.some(({ target }) => target !== null);
  return (
    <DrawnBand band={band} ground="paper">
      <table css={block} role="table" aria-labelledby={anchorOf(band.heading)}>
        <thead css={block} role="rowgroup">
          <tr css={heads} role="row">
            <td role="cell" />
            <th scope="col" role="columnheader">
              {band.before}
            </th>
            <th scope="col" role="columnheader">
              {band.after}
            </th>
          </tr>
        </thead>
        <tbody css={block} role="rowgroup">
          {band.rows.map(({ name, before, after, unit, target, text }) => {
            const at = scaleFor(unit, band.rows);
            return (
              <tr key={name} css={row} role="row">
                <th css={said} scope="row" role="rowheader">
                  <span css={[h4Text, block]}>{name}</span>
                  {text ? (
                    <span css={[smallText, mutedText, block, { fontWeight: 400 }]}>{text}</span>
                  ) : null}
                </th>
                <td css={was} role="cell">
                  <Figure value={before} unit={unit} />
                </td>
                <td css={is} role="cell">
                  <TaperedCloth
                    was={at(before)}
                    is={at(after)}
                    target={target === null ? null : at(target)}
                    isHigh={isAimed}
                  />
                  <span css={reached}>
                    <Figure value={after} unit={unit} />
                    {target === null ? null : (
                      <span css={aimed}>{` target ${withUnit(target, unit)}`}</span>
                    )}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </DrawnBand>
  );
}

/** A figure with its unit, smaller where that is a word. */
function Figure({ value, unit }: { value: number; unit: string }) {
  const [number, ...words] = withUnit(value, unit).split(NO_BREAK);
  return (
    <span>
      {number}
      {words.length > 0 ? <span css={[smallText, word]}> {words.join(' ')}</span> : null}
    </span>
  );
}
