import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { RichText } from '../../rich-text/rich-text';
import { axis } from '../../styles/axis';
import { from } from '../../styles/media';
import { thread } from '../../styles/thread';
import { color, family, size, space } from '../../styles/tokens';
import { Band } from './band';
import { dense } from '../../cloth/densities';
import { endsOf, measured, type Measured } from '../measure';
import { ComparedText, ComparisonTable, FIRST_COLUMN } from './comparison/comparison-table';
import { percent } from './drawn/scale';

export const query = graphql`
  fragment ComparisonBand on ComparisonBand {
    heading
    intro
    columns
    rows {
      name
      cells
    }
    verdict_html
  }
`;

const conclusion = css({
  display: 'grid',
  rowGap: space.m,
  [from.medium]: { gridTemplateColumns: `${FIRST_COLUMN} minmax(0, 1fr)` },
});
// The last weft: it leaves the table's edge and leads into what follows from it.
const weft = css({
  height: 3,
  width: '4rem',
  backgroundColor: thread,
  forcedColorAdjust: 'none',
  [from.medium]: { width: 'auto', marginBlockStart: '0.85em', marginInlineEnd: space.gap },
});
const verdict = css({
  maxWidth: '34em',
  fontFamily: family.display,
  fontSize: size.lead,
  fontWeight: 500,
  lineHeight: 1.34,
  letterSpacing: '-0.01em',
  color: color.ink,
  textWrap: 'balance',
});

// Between the ends of the scale.
const track = css({
  gridColumn: 2,
  marginBlockStart: space.xs,
  borderInline: `1px solid ${color.line}`,
});
const length = css([
  dense,
  {
    height: '1rem',
    minWidth: 3,
    width: 'var(--long)',
    marginInlineStart: 'var(--from)',
    forcedColorAdjust: 'none',
  },
]);
const scale = css([
  axis,
  {
    gridColumn: 2,
    marginBlockEnd: `calc(-1 * ${space.xs})`,
    paddingBottom: space.hair,
    borderBottom: `1px solid ${color.line}`,
  },
]);
// On a desk those of all rows stand below that of the first.
const again = css({ [from.medium]: { display: 'none' } });

interface ComparisonBandProps {
  band: Queries.ComparisonBandFragment;
  /** A column whose ranges are drawn below their words, all to one scale. */
  measure?: string | null;
}

/** Options compared in a table, with a verdict. */
export function ComparisonBand({ band, measure }: ComparisonBandProps) {
  const ranges = (measure && measured(band, measure)) || [];
  const most = Math.max(...ranges.map((range) => range.most));
  const ends = endsOf(ranges);
  return (
    <Band heading={band.heading} intro={band.intro}>
      <ComparisonTable
        columns={band.columns}
        rows={band.rows.map(({ name, cells }, row) => ({
          name,
          cells: cells.map((text, at) => ({
            text,
            range: band.columns[at] === measure ? ranges[row] : undefined,
          })),
        }))}
        labelledBy={anchorOf(band.heading)}
        draw={({ text, range }) => (
          <>
            <ComparedText text={text} />
            {range ? (
              <p css={[scale, range !== ranges[0] && again]} aria-hidden="true">
                {ends.map((end) => (
                  <span key={end}>{end}</span>
                ))}
              </p>
            ) : null}
            {range ? <Length range={range} of={most} /> : null}
          </>
        )}
      />
      <div css={conclusion}>
        <span css={weft} aria-hidden="true" />
        <RichText styles={verdict} html={band.verdict_html} />
      </div>
    </Band>
  );
}

function Length({ range: { least, most }, of }: { range: Measured; of: number }) {
  return (
    <div css={track} aria-hidden="true">
      <div
        css={[length, { '--from': percent(least / of), '--long': percent((most - least) / of) }]}
      />
    </div>
  );
}
