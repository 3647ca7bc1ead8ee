import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { RichText } from '../../rich-text/rich-text';
import { headRow, span } from '../../styles/layout';
import { from } from '../../styles/media';
import { leadText } from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, family, size, space, type } from '../../styles/tokens';
import { BandFrame } from './band-frame';
import { ComparedText, ComparisonTable, FIRST_COLUMN } from './comparison/comparison-table';
import { BandTitle } from './band-title';

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

const head = css([headRow, { rowGap: space.m, marginBottom: space.xl }]);
const intro = css({ fontSize: size.text, lineHeight: type.text.line });
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
});

/** Options compared in a table, with a verdict. */
export function ComparisonBand({ band }: { band: Queries.ComparisonBandFragment }) {
  const id = anchorOf(band.heading);
  return (
    <BandFrame labelledBy={id}>
      <div css={head}>
        <BandTitle css={span('1 / span 7')}>{band.heading}</BandTitle>
        {band.intro ? <p css={[leadText, span('8 / -1'), intro]}>{band.intro}</p> : null}
      </div>
      <ComparisonTable
        columns={band.columns}
        rows={band.rows}
        labelledBy={id}
        draw={(text) => <ComparedText text={text} />}
      />
      <div css={conclusion}>
        <span css={weft} aria-hidden="true" />
        <RichText styles={verdict} html={band.verdict_html} />
      </div>
    </BandFrame>
  );
}
