/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Laid out as blocks where there is little room, a table keeps its meaning in every screen reader only where the
   roles are spelled out. */
import { css } from '@emotion/react';
import { hiddenText } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { scrollEdges } from '../../../styles/scroll-edges';
import { smallText, tabular } from '../../../styles/text';
import { color, size, space } from '../../../styles/tokens';
import { isFigure } from '../comparison/cell-marks';
import type { ViewBodyProps } from './product-window';

// The room inside the window counts, which is narrower beside words than below them.
const room = css([scrollEdges, { position: 'relative', containerType: 'inline-size' }]);
const table = css([smallText, tabular, { width: '100%', borderCollapse: 'collapse' }]);
const cell = css({
  padding: `${space.s} ${space.m}`,
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  'tr:first-of-type > &': { borderTop: 0 },
  [from.medium]: { paddingBlock: `calc(${space.s} + 2px)` },
});
const name = css([cell, { fontWeight: 600 }]);
const columnName = css([
  cell,
  {
    color: color.muted,
    fontSize: size.caption,
    fontWeight: 400,
    borderBottom: `1px solid ${color.line}`,
  },
]);
const figure = css({ textAlign: 'end', whiteSpace: 'nowrap' });

/** With less room, each row is a block with a line for each of its cells. */
function stackedBelow(room: string) {
  const NARROW = `@container not (min-width: ${room})`;
  return {
    block: css({ [NARROW]: { display: 'block' } }),
    // Out of sight rather than gone: the cells are still headed by these.
    heads: css({ [NARROW]: hiddenText }),
    row: css({
      [NARROW]: {
        display: 'block',
        paddingBlock: space.s,
        '&:not(:first-of-type)': { borderTop: `1px solid ${color.line}` },
      },
    }),
    name: css({
      [NARROW]: { display: 'block', paddingBlock: `0 ${space.hair}`, borderTop: 0 },
    }),
    cell: css({
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: space.m,
        paddingBlock: space.hair,
        borderTop: 0,
        textAlign: 'start',
        '&::before': { content: "attr(data-column) / ''", color: color.muted },
      },
    }),
    /** In table form, five columns need to save on inner gaps. */
    close: css({
      [`@container (min-width: ${room})`]: { '* + &': { paddingInlineStart: space.s } },
    }),
  };
}
const three = stackedBelow('22rem');
const more = stackedBelow('34rem');

/** Rows as a table of cells, figures set at the end of their column. */
export function ViewTable({ rows: [names = [], ...rows], labelledBy }: ViewBodyProps) {
  const figures = names.map((_, column) => rows.every((row) => isFigure(row[column] ?? '')));
  const looks = names.length > 3 ? more : names.length === 3 ? three : null;
  return (
    <div css={room}>
      <table css={[table, looks?.block]} role="table" aria-labelledby={labelledBy}>
        <thead css={looks?.heads} role="rowgroup">
          <tr role="row">
            {names.map((each, column) => (
              <th
                key={each}
                css={[columnName, looks?.close, figures[column] && figure]}
                scope="col"
                role="columnheader"
              >
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody css={looks?.block} role="rowgroup">
          {rows.map(([first, ...cells], index) => (
            <tr key={index} css={looks?.row} role="row">
              <th css={[name, looks?.name]} scope="row" role="rowheader">
                {first}
              </th>
              {cells.map((each, column) => (
                <td
                  key={column}
                  css={[cell, looks?.close, figures[column + 1] && figure, looks?.cell]}
                  data-column={names[column + 1]}
                  role="cell"
                >
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
