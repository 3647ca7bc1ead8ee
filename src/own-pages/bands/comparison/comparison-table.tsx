/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Laid out as blocks on a phone, a table keeps its meaning in every screen reader only where the roles are spelled out. */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NoHyphenBreak } from '../../../components/no-hyphen-break';
import { h4Text, tabular } from '../../../styles/text';
import { from } from '../../../styles/media';
import { thread } from '../../../styles/thread';
import { color, size, space, type } from '../../../styles/tokens';
import { markOf, type Mark } from './cell-marks';

export interface ComparisonTableProps<T> {
  columns: readonly string[];
  rows: readonly {
    readonly name: string;
    /** More about it, below its name. */
    readonly about?: ReactNode;
    readonly cells: readonly T[];
    /** The one that holds for the visitor. */
    readonly isCurrent?: boolean;
  }[];
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Draws the content of a cell. */
  draw: (cell: T) => ReactNode;
  /** A cell that says the least: on a phone those of a row are one line, with this word before their columns. */
  least?: { readonly cell: T; readonly word: string };
  className?: string;
}

/** Width of the rows' names on a wide screen; content below the table aligns with it. */
export const FIRST_COLUMN = '30%';

// Below `medium` each row is a separate block.
const table = css([
  tabular,
  {
    display: 'block',
    width: '100%',
    borderCollapse: 'collapse',
    borderTop: `2px solid ${color.ink}`,
    marginBottom: space.xl,
    fontSize: size.small,
    lineHeight: type.small.line,
    [from.medium]: { display: 'table', tableLayout: 'fixed' },
  },
]);
// Out of sight rather than gone: the cells are still headed by these.
const heads = css({
  position: 'absolute',
  width: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [from.medium]: { display: 'table-header-group', position: 'static', clipPath: 'none' },
});
/** A cell that only a phone leaves out of sight, for the same reason. */
const away = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  [from.medium]: {
    position: 'static',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
  },
});
// Its cells are there for screen readers.
const rest = css({
  display: 'block',
  paddingBlock: space.hair,
  color: color.muted,
  '&::first-letter': { textTransform: 'uppercase' },
  [from.medium]: { display: 'none' },
});
const body = css({ display: 'block', [from.medium]: { display: 'table-row-group' } });
/** The end of a warp thread over each column. */
const columnHead = css({
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space.s} ${space.l} ${space.s} 0`,
  fontWeight: 600,
  color: color.ink,
  '&::before': {
    content: "''",
    display: 'block',
    width: 6,
    height: '1.5rem',
    marginTop: `calc(-1 * ${space.s})`,
    marginBottom: space.xs,
    backgroundColor: thread,
    forcedColorAdjust: 'none',
  },
});
const corner = css({ [from.medium]: { width: FIRST_COLUMN } });
const row = css({
  display: 'block',
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
  [from.medium]: {
    display: 'table-row',
    '&:first-of-type': { borderTop: `1px solid ${color.ink}` },
  },
});
// Its ground and its thread hang out into the margin: the words stay in line with those of the other rows.
const current = css({
  backgroundColor: color.raised,
  boxShadow: `calc(-1 * ${space.s}) 0 0 ${color.raised}, calc(-1 * ${space.s} - 6px) 0 0 ${thread}`,
});
const rowHead = css([
  h4Text,
  {
    display: 'block',
    paddingBottom: space.xs,
    textAlign: 'start',
    [from.medium]: {
      display: 'table-cell',
      padding: `${space.m} ${space.l} ${space.m} 0`,
      verticalAlign: 'top',
    },
  },
]);
const cell = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space.m,
  paddingBlock: space.hair,
  '&::before': { content: "attr(data-column) / ''", color: color.muted },
  [from.medium]: {
    display: 'table-cell',
    verticalAlign: 'top',
    padding: `${space.m} ${space.l} ${space.m} 0`,
    '&::before': { content: 'none' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

const mark = css({
  display: 'inline-block',
  width: '0.6em',
  height: '0.9em',
  marginInlineEnd: '0.5em',
  verticalAlign: '-0.06em',
  border: `2px solid ${thread}`,
  forcedColorAdjust: 'none',
});
/** Before what holds, in part or not at all. */
export const marks: Record<Mark, ReturnType<typeof css>> = {
  // Warp over, or not.
  over: css([mark, { backgroundColor: thread }]),
  partly: css([mark, { backgroundImage: `linear-gradient(transparent 50%, ${thread} 50%)` }]),
  under: mark,
};

// Words of several lines stay beside their mark.
const marked = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
});

/** A table on a desk; on a phone a list of rows, each cell beside its column's name. */
export function ComparisonTable<T>({
  columns,
  rows,
  labelledBy,
  draw,
  least,
  className,
}: ComparisonTableProps<T>) {
  return (
    <table css={table} className={className} role="table" aria-labelledby={labelledBy}>
      <thead css={heads} role="rowgroup">
        <tr role="row">
          <td css={corner} role="cell" />
          {columns.map((column) => (
            <th key={column} css={columnHead} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody css={body} role="rowgroup">
        {rows.map(({ name, about, cells, isCurrent }) => (
          <tr
            key={name}
            css={[row, isCurrent && current]}
            role="row"
            aria-current={isCurrent || undefined}
          >
            <th css={rowHead} scope="row" role="rowheader">
              <NoHyphenBreak>{name}</NoHyphenBreak>
              {about}
            </th>
            {cells.map((each, index) => (
              <td
                key={index}
                css={[cell, each === least?.cell && away]}
                data-column={columns[index]}
                role="cell"
              >
                {draw(each)}
              </td>
            ))}
            {least && cells.includes(least.cell) ? (
              <td css={rest} aria-hidden="true">
                {`${least.word}: ${columns.filter((_, at) => cells[at] === least.cell).join(', ')}`}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell of words, perhaps with a mark before them. */
export function ComparedText({ text }: { text: string }) {
  const known = markOf(text);
  if (!known) return text;
  return (
    <span css={marked}>
      <span css={marks[known]} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}
