import { css } from '@emotion/react';
import { formatAmount, formatShare } from '../../../lib/numbers';
import type { Amounts, Savings } from '../../savings';
import { from } from '../../../styles/media';
import { captionText, mutedText } from '../../../styles/text';
import { color, family, space } from '../../../styles/tokens';
import { ComparedText, ComparisonTable } from '../comparison/comparison-table';

export interface SavingsTableProps {
  band: Queries.CalculatorBandFragment;
  amounts: Amounts;
  savings: Savings;
  unit: string;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

const table = css({
  marginBottom: space.m,
  '& tbody > tr:last-of-type': { borderTop: `2px solid ${color.ink}` },
  '& tbody td:empty': { display: 'none', [from.medium]: { display: 'table-cell' } },
  [from.medium]: {
    '& thead td': { width: '38%' },
    '& thead th:first-of-type': { width: '38%' },
    '& tbody :is(th, td)': { paddingBlock: space.s },
    '& :is(thead th, tbody td):nth-of-type(n + 2)': { textAlign: 'end' },
    '& thead th:last-of-type': { paddingInlineEnd: 0 },
    '& thead th:nth-of-type(n + 2)::before': { marginInlineStart: 'auto' },
  },
});
const about = css([
  captionText,
  mutedText,
  { display: 'block', fontFamily: family.text, fontWeight: 400 },
]);

/** Each lever with its saving and the amount it applies to, and the sum. */
export function SavingsTable({ band, amounts, savings, unit, labelledBy }: SavingsTableProps) {
  const cellsOf = ({ month, year }: { month: number; year: number }) =>
    [month, year].map((amount) => formatAmount(amount, unit));
  const levers = band.levers.map(({ label, share_of: id, saving, why }, index) => {
    const input = band.inputs.find((each) => each.id === id);
    return {
      name: label,
      about: (
        <span css={about}>
          {formatShare(saving)} of {formatAmount(amounts[id] ?? 0, unit)},{' '}
          {input ? lowerFirst(input.label) : null}
        </span>
      ),
      cells: [why, ...cellsOf(savings.levers[index] ?? NOTHING)],
    };
  });
  return (
    <>
      <ComparisonTable
        css={table}
        columns={['Why', 'A month', 'A year']}
        rows={[...levers, { name: 'Total', cells: ['', ...cellsOf(savings)] }]}
        labelledBy={labelledBy}
        draw={(text) => (text === '' ? null : <ComparedText text={text} />)}
      />
      <p css={[captionText, mutedText]}>{band.note}</p>
    </>
  );
}

const NOTHING = { month: 0, year: 0 };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
