import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { from } from '../../styles/media';
import { captionText } from '../../styles/text';
import { size, space } from '../../styles/tokens';
import { ComparisonTable } from './comparison/comparison-table';
import { densities } from '../../cloth/densities';
import { DrawnBand } from './drawn/drawn-band';
import { percent } from './drawn/scale';

export const query = graphql`
  fragment MatrixBand on MatrixBand {
    heading
    short
    intro
    levels
    columns
    rows {
      name
      marks: cells
    }
    caption
  }
`;

const table = css({
  marginBottom: 0,
  [from.medium]: {
    '& th, & td': { paddingInlineEnd: 3 },
    // Columns grow for a long word rather than break it; `--wide` is set beside it.
    tableLayout: 'auto',
    '& thead th': { width: 'var(--wide)', overflowWrap: 'break-word', fontSize: size.caption },
  },
});
const cell = css([
  captionText,
  {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    gap: `${space.hair} ${space.s}`,
    alignItems: 'center',
    [from.medium]: { display: 'block' },
  },
]);
const swatch = css({ display: 'block', height: '1.25rem', [from.medium]: { height: '2.25rem' } });

/** Levels as densities of a weave; the strongest is all thread, whatever the number of levels. */
const lookOf = (level: number, levels: number) =>
  level === 0 ? densities[0] : densities[densities.length - levels + level];

/** Who or what, by how much: a table whose cells are woven closer the more there is. */
export function MatrixBand({ band }: { band: Queries.MatrixBandFragment }) {
  const { levels } = band;
  return (
    <DrawnBand band={band} ground="paper">
      <ComparisonTable
        css={[table, { '--wide': percent(0.7 / band.columns.length) }]}
        columns={band.columns}
        rows={band.rows.map(({ name, marks }) => ({ name, cells: marks }))}
        labelledBy={anchorOf(band.heading)}
        least={{ cell: 0, word: levels[0] ?? '' }}
        draw={(level) => (
          <span css={cell}>
            <span css={[swatch, lookOf(level, levels.length)]} aria-hidden="true" />
            {levels[level]}
          </span>
        )}
      />
    </DrawnBand>
  );
}
