/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Laid out as blocks on a phone, a table keeps its meaning in every screen reader only where the roles are spelled out. */
import { css } from '@emotion/react';
import { formatAmount, formatShare } from '../../../lib/numbers';
import type { Amounts, Savings } from '../../savings';
import { from } from '../../../styles/media';
import { captionText, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { color, size, space } from '../../../styles/tokens';

export interface SavingsTableProps {
  band: Queries.CalculatorBandFragment;
  amounts: Amounts;
  savings: Savings;
  unit: string;
}

// On a phone each lever is a block: its name and reason in full width, the two amounts below.
const table = css([
  smallText,
  tabular,
  {
    display: 'block',
    borderCollapse: 'collapse',
    borderTop: `2px solid ${color.ink}`,
    [from.medium]: { display: 'table', width: '100%' },
  },
]);
const caption = css([
  captionText,
  mutedText,
  {
    display: 'block',
    paddingBlock: space.m,
    textAlign: 'start',
    [from.medium]: {
      display: 'table-caption',
      captionSide: 'bottom',
      paddingBlock: `${space.m} 0`,
    },
  },
]);
const heads = css({
  position: 'absolute',
  clipPath: 'inset(50%)',
  [from.medium]: { display: 'table-header-group', position: 'static', clipPath: 'none' },
});
const body = css({ display: 'block', [from.medium]: { display: 'table-row-group' } });
const row = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space.m,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { display: 'table-row', '&:first-of-type': { borderTopColor: color.ink } },
});
const name = css({
  gridColumn: '1 / -1',
  textAlign: 'start',
  [from.medium]: {
    display: 'table-cell',
    padding: `${space.m} ${space.m} ${space.m} 0`,
    verticalAlign: 'baseline',
  },
});
const money = css({
  paddingTop: space.xs,
  fontWeight: 600,
  '&::before': {
    content: "attr(data-column) / ''",
    display: 'block',
    color: color.muted,
    fontSize: size.caption,
    fontWeight: 400,
  },
  [from.medium]: {
    display: 'table-cell',
    padding: `${space.m} 0 ${space.m} ${space.xl}`,
    fontWeight: 'inherit',
    textAlign: 'end',
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
    '&::before': { content: 'none' },
  },
});
const lever = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  [from.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
});
const why = css([smallText, { fontWeight: 400 }]);
const foot = css([row, h4Text, { borderTop: `2px solid ${color.ink}` }]);

/** Each lever with its saving and the amount it applies to, and the sum. */
export function SavingsTable({ band, amounts, savings, unit }: SavingsTableProps) {
  const { month, year } = savings;
  return (
    <table css={table} role="table">
      <caption css={caption}>{band.note}</caption>
      <thead css={heads} role="rowgroup">
        <tr role="row">
          <th css={name} scope="col" role="columnheader">
            Lever
          </th>
          <th css={money} scope="col" role="columnheader">
            {MONTH}
          </th>
          <th css={money} scope="col" role="columnheader">
            {YEAR}
          </th>
        </tr>
      </thead>
      <tbody css={body} role="rowgroup">
        {band.levers.map((each, index) => (
          <tr key={each.id} css={row} role="row">
            <th css={name} scope="row" role="rowheader">
              <LeverName lever={each} inputs={band.inputs} amounts={amounts} unit={unit} />
            </th>
            <MoneyCells {...(savings.levers[index] ?? NOTHING)} unit={unit} />
          </tr>
        ))}
      </tbody>
      <tfoot css={body} role="rowgroup">
        <tr css={foot} role="row">
          <th css={name} scope="row" role="rowheader">
            Total
          </th>
          <MoneyCells month={month} year={year} unit={unit} />
        </tr>
      </tfoot>
    </table>
  );
}

const [MONTH, YEAR] = ['A month', 'A year'];
const NOTHING = { month: 0, year: 0 };

function MoneyCells({ month, year, unit }: { month: number; year: number; unit: string }) {
  return (
    <>
      <td css={money} data-column={MONTH} role="cell">
        {formatAmount(month, unit)}
      </td>
      <td css={money} data-column={YEAR} role="cell">
        {formatAmount(year, unit)}
      </td>
    </>
  );
}

interface LeverNameProps {
  lever: Queries.CalculatorBandFragment['levers'][number];
  inputs: Queries.CalculatorBandFragment['inputs'];
  amounts: Amounts;
  unit: string;
}

function LeverName({
  lever: { label, share_of: id, saving, why: reason },
  inputs,
  amounts,
  unit,
}: LeverNameProps) {
  const input = inputs.find((each) => each.id === id);
  return (
    <span css={lever}>
      <span>
        <span css={[h4Text, { display: 'block' }]}>{label}</span>
        <span css={[captionText, mutedText, { fontWeight: 400 }]}>
          {formatShare(saving)} of {formatAmount(amounts[id] ?? 0, unit)},{' '}
          {input ? lowerFirst(input.label) : null}
        </span>
      </span>
      <span css={why}>{reason}</span>
    </span>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
