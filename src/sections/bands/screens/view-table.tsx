import { css } from '@emotion/react';
import { from, print } from '../../../styles/media';
import { scrollEdges } from '../../../styles/scroll-edges';
import { smallText, tabular } from '../../../styles/text';
import { color, size, space } from '../../../styles/tokens';
import { isFigureColumn } from './figure-columns';
import type { ViewBodyProps } from './product-window';

const scroller = css([scrollEdges, { '&:focus-visible': { outlineOffset: -3 } }]);
const table = css([smallText, tabular, { width: '100%', borderCollapse: 'collapse' }]);
/** Four columns and more keep their width and scroll in their window. */
const many = css({ minWidth: '32rem', [print]: { minWidth: 0 } });
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

/** What scrolls has to be reached by the keyboard. */
const reached = { role: 'group', tabIndex: 0 };

/** Rows as a table of cells, figures set at the end of their column. */
export function ViewTable({ rows: [names = [], ...rows], labelledBy }: ViewBodyProps) {
  const figures = names.map((_, column) => isFigureColumn(rows.map((row) => row[column] ?? '')));
  const isWide = names.length > 3;
  return (
    <div css={scroller} {...(isWide && { ...reached, 'aria-labelledby': labelledBy })}>
      <table css={[table, isWide && many]} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {names.map((each, column) => (
              <th key={each} css={[columnName, figures[column] && figure]} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={index}>
              <th css={name} scope="row">
                {first}
              </th>
              {cells.map((each, column) => (
                <td key={column} css={[cell, figures[column + 1] && figure]}>
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
