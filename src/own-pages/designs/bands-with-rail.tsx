import { css } from '@emotion/react';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import { wrap } from '../../styles/layout';
import { BAR_HEIGHT } from '../../styles/bar';
import { from, print, roomAbove } from '../../styles/media';
import { color, space, width } from '../../styles/tokens';
import { HydratedPart } from '../../hydration/hydration';
import { anchorsOf } from './anchors';
import { PlainBands, type BodyProps } from './plain-bands';

/** Width of the contents in the margin, with their distance from the page. */
const RAIL = '13rem';

const held = css({
  position: 'relative',
  // A target or a focused element is not covered by the row, which has two lines at most.
  [roomAbove]: {
    '--stays-at': '8rem',
    '& section :is(h2, a, button, input, select, summary)': { scrollMarginTop: '5rem' },
  },
});
const contents = css({
  // Its line is that of the first band.
  [from.wide]: {
    marginBottom: -1,
    backgroundColor: color.paper,
    borderBottom: `1px solid ${color.line}`,
  },
  // Below the header, whose edge it covers.
  [roomAbove]: { position: 'sticky', zIndex: 5, top: BAR_HEIGHT },
  [from.margin]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc((100% - ${width.page}) / 2 - ${RAIL})`,
    width: `calc(${RAIL} - ${space.l})`,
    paddingTop: space.section,
    margin: 0,
    border: 0,
    // Bands of every ground go through below it.
    backgroundColor: 'transparent',
  },
  [print]: { margin: 0, border: 0 },
});
const inContents = css([wrap, { [from.margin]: { width: 'auto', height: '100%' } }]);

/**
 * Bands as they are, with their contents in the margin; where it has no room, in a row that stays above them, or on small
 * screens folded.
 */
export function BandsWithRail({ page, woven }: BodyProps) {
  const headings = anchorsOf(page.bands).map((anchor) => ({ ...anchor, level: 2 }));
  return (
    <div css={held}>
      <HydratedPart>
        <div css={contents}>
          <div css={inContents}>
            <TableOfContents headings={headings} place="margin" />
          </div>
        </div>
      </HydratedPart>
      <PlainBands page={page} woven={woven} />
    </div>
  );
}
