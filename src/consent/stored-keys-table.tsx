/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Laid out as blocks, a table keeps its meaning in every screen reader only where the roles are spelled out. */
import { css } from '@emotion/react';
import { storedKeyTable } from './stored-key-descriptions';
import { from } from '../styles/media';
import { captionText, smallText } from '../styles/text';
import { color, family, size, space } from '../styles/tokens';

// Seven columns are too many for a line: a row is a small sheet, on which each cell says its column.
const table = css([
  smallText,
  { display: 'block', borderTop: `2px solid ${color.ink}`, position: 'relative' },
]);
// Out of sight rather than gone: the cells are still headed by these.
const heads = css({ position: 'absolute', clipPath: 'inset(50%)' });
const block = css({ display: 'block' });
const row = css({
  display: 'grid',
  gap: `${space.s} ${space.gap}`,
  paddingBlock: `${space.l}`,
  borderBottom: `1px solid ${color.line}`,
  breakInside: 'avoid',
  [from.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const name = css({
  gridColumn: '1 / -1',
  padding: 0,
  textAlign: 'start',
  fontFamily: family.code,
  fontSize: size.text,
  overflowWrap: 'anywhere',
});
const cell = css({
  display: 'grid',
  alignContent: 'start',
  padding: 0,
  '&::before': {
    content: "attr(data-column) / ''",
    color: color.muted,
    fontSize: size.caption,
  },
});

/** Short facts stand together beneath the name, sentences below them. */
const order = [0, 1, 4, 5, 6, 2, 3] as const;

/** Every cookie and stored key, from the registry that the code itself takes its names from. */
export function StoredKeysTable() {
  const { columns, rows } = storedKeyTable();
  return (
    <table css={table} role="table" aria-label="Cookies and stored keys">
      <thead css={heads} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody css={block} role="rowgroup">
        {rows.map(([key = '', ...cells]) => (
          <tr key={key} css={row} role="row">
            <th css={[captionText, name]} scope="row" role="rowheader">
              <code>{key}</code>
            </th>
            {cells.map((text, index) => (
              <td
                key={columns[index + 1]}
                css={[cell, { order: order[index + 1] }]}
                data-column={columns[index + 1]}
                role="cell"
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
