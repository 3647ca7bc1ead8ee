/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Laid out as a grid, a table keeps its meaning in every screen reader only where the roles are spelled out. */
import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { formatNumber, NO_BREAK } from '../../lib/numbers';
import { captionText, h3Text, h4Text, mutedText, smallText, tabular } from '../../styles/text';
import { color, size, space } from '../../styles/tokens';
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
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  [roomy]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 2fr) minmax(0, 6fr) minmax(0, 2fr)',
  },
});
// Room for the words on a target that is the top of the scale.
const aimedAt = css({ paddingTop: space.xl });
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
    '& > th:first-of-type': { textAlign: 'end' },
    '& > th:last-of-type': { gridColumn: '-2 / -1' },
  },
]);
const said = css({
  gridArea: '1 / 1 / auto / -1',
  paddingBottom: space.xs,
  textAlign: 'start',
  [roomy]: { gridColumn: 1, padding: 0 },
});
const drawn = { gridRow: 2, [roomy]: { gridRow: 1 } };
// Beside the end of the slope that it is the value of; `--down` is set beside it.
const figure = css([
  h3Text,
  tabular,
  drawn,
  {
    padding: 0,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    marginTop: 'clamp(0rem, var(--high) * var(--down) - 0.5em, var(--high) - 1em)',
  },
]);
const was = css([figure, mutedText, { fontWeight: 400, textAlign: 'end' }]);
const is = css([figure, { gridColumn: '-2 / -1' }]);
const word = css({ fontWeight: 400, letterSpacing: 0 });
// On its line, where the cloth is lower.
const aimed = css([
  captionText,
  drawn,
  {
    gridColumn: '-3 / -2',
    alignSelf: 'start',
    marginTop: 'calc(var(--high) * var(--down) - 1.6em)',
    whiteSpace: 'nowrap',
  },
]);

// Below a measure that shares no scale.
const aimedBelow = css([
  captionText,
  { gridColumn: '-3 / -2', gridRow: 3, [roomy]: { gridRow: 2 } },
]);
// On a line that leads from one figure to the other.
const line = { content: "''", flex: 1, borderTop: `1px solid ${color.edge}` };
const change = css([
  smallText,
  tabular,
  drawn,
  {
    gridColumn: '-3 / -2',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    columnGap: space.s,
    lineHeight: size.h3,
    whiteSpace: 'nowrap',
    '&::before, &::after': line,
  },
]);

const atEnd = css({ justifySelf: 'end' });
const contents = css({ display: 'contents' });
const flat = css({ '--high': '0rem' });
const slope = css({ '--high': '5rem' });
const high = css({ [roomy]: { '--high': '7rem' } });

type Rows = Queries.BeforeAfterBandFragment['rows'];

const valuesOf = ({ before, after, target }: Rows[number]) => [before, after, target ?? 0];

const sharing = ({ unit }: Rows[number], rows: Rows) => rows.filter((each) => each.unit === unit);

/** One of several with a unit of its own: a length beside its neighbours' would invite comparing them. */
const isAlone = (row: Rows[number], rows: Rows) =>
  rows.length > 1 && sharing(row, rows).length === 1;

/** Rows of one unit share a scale, up to the greatest of their figures and targets. */
function scaleFor(row: Rows[number], rows: Rows): (value: number) => number {
  const most = Math.max(...sharing(row, rows).flatMap(valuesOf)) || 1;
  return (value) => value / most;
}

/** By how much a measure changed: a percentage in points, all else as a share of what it was, or as its multiple. */
export function changeOf({ before, after, unit }: Pick<Rows[number], 'before' | 'after' | 'unit'>) {
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatNumber(Math.abs(value))}`;
  if (before === after) return null;
  if (unit.startsWith('%')) {
    const points = after - before;
    return `${signed(points)}${NO_BREAK}${Math.abs(points) === 1 ? 'point' : 'points'}`;
  }
  if (before === 0) return null;
  const ratio = after / before;
  if (ratio >= 2) return `×${NO_BREAK}${formatNumber(Number(ratio.toFixed(1)))}`;
  const percent = (ratio - 1) * 100;
  // A hundredth that is left, or that has changed, is not rounded away.
  const digits = (ratio > 0 && ratio < 0.01) || Math.abs(percent) < 1 ? 1 : 0;
  const rounded = Number(percent.toFixed(digits));
  return rounded === 0 ? null : `${signed(rounded)}%`;
}

/**
 * A few measures, each before and after: a cloth that tapers or widens from one figure to the other; the change in
 * words where no other has its unit.
 */
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
          {band.rows.map((each) => {
            const { name, before, after, unit, target, text } = each;
            const at = scaleFor(each, band.rows);
            const alone = isAlone(each, band.rows);
            const changed = alone ? changeOf(each) : null;
            const down = (value: number) => ({ '--down': 1 - at(value) });
            return (
              <tr
                key={name}
                css={[
                  row,
                  ...(alone ? [flat] : [slope, isAimed && high, target !== null && aimedAt]),
                ]}
                role="row"
              >
                <th css={said} scope="row" role="rowheader">
                  <span css={[h4Text, block]}>{name}</span>
                  {text ? (
                    <span css={[smallText, mutedText, block, { fontWeight: 400 }]}>{text}</span>
                  ) : null}
                </th>
                <td css={[was, down(before)]} role="cell">
                  <Figure value={before} unit={unit} />
                </td>
                <td css={contents} role="cell">
                  {alone ? null : (
                    <TaperedCloth
                      was={at(before)}
                      is={at(after)}
                      target={target === null ? null : at(target)}
                    />
                  )}
                  <span css={[is, down(after)]}>
                    <Figure value={after} unit={unit} />
                  </span>
                  {changed ? <span css={change}> {changed}</span> : null}
                  {target === null ? null : (
                    <span css={alone ? aimedBelow : [aimed, after < before && atEnd, down(target)]}>
                      {` target ${inWords(target, unit)}`}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </DrawnBand>
  );
}

/** So many minutes are said in hours. */
const LONG = 120;

function inWords(value: number, unit: string): string {
  if (unit !== 'min' || value < LONG) return withUnit(value, unit);
  const hours = value / 60;
  return withUnit(Number(hours.toFixed(hours < 10 ? 1 : 0)), 'h');
}

/** A figure with its unit, smaller where that is a word. */
function Figure({ value, unit }: { value: number; unit: string }) {
  const [number, ...words] = inWords(value, unit).split(NO_BREAK);
  return (
    <span>
      {number}
      {words.length > 0 ? <span css={[smallText, word]}> {words.join(' ')}</span> : null}
    </span>
  );
}
