/** The sequence of a page's bands. */
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import { articleSide } from '../../styles/article';
import { columns, span, wrap } from '../../styles/layout';
import { BAR_HEIGHT } from '../../styles/bar';
import { from, print, roomAbove } from '../../styles/media';
import { color, space, width } from '../../styles/tokens';
import { HydratedPart, HydratedParts } from '../../hydration/hydration';
import type { PageBandData } from '../bands/drawing-types';
import { PageBand } from '../bands/page-bands';
import { anchorsOf } from './anchors';
import type { DesignPage } from './design-page';
import { EssayBand } from './drawn-parts';
import type { FlowingBand } from './essay-bands';
import { weave, type WovenPart } from './woven';

/** Width of the contents in the margin, with their distance from the page. */
const RAIL = '13rem';

export interface BodyProps {
  page: DesignPage;
  woven: readonly WovenPart[];
}

/** Bands from edge to edge, with the design's parts between them. */
export function PlainBands({ page, woven }: BodyProps) {
  return (
    <HydratedParts>
      {weave(page.bands, woven).map((step) =>
        'band' in step ? (
          <PageBand key={`band ${step.index}`} band={step.band} />
        ) : (
          <Fragment key={step.part.key}>{step.part.draw(page)}</Fragment>
        ),
      )}
    </HydratedParts>
  );
}

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
    paddingTop: space.band,
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

const beside = css([columns, { rowGap: 0, [print]: { display: 'block' } }]);
// A band in a column has neither gutters nor a ground, which would end in mid-page.
const column = css({
  minWidth: 0,
  '--space-gutter': '0px',
  '--color-raised': color.paper,
  [from.medium]: { gridColumn: '1 / -1' },
  [from.wide]: { gridColumn: '4 / -1' },
});

/** A document: its contents at the side, its bands in a narrower measure. */
export function BandsBesideContents({ page, woven }: BodyProps) {
  const headings = anchorsOf(page.bands).map((anchor) => ({ ...anchor, level: 2 }));
  return (
    <div css={[wrap, beside]}>
      <div css={[articleSide, side]}>
        <TableOfContents headings={headings} />
      </div>
      <div css={column}>
        <PlainBands page={page} woven={woven} />
      </div>
    </div>
  );
}

// Texts speak of sections by their number.
const side = css({
  paddingTop: space.xl,
  '& ol': { counterReset: 'part' },
  '& li': { counterIncrement: 'part' },
  '& li > a::before': { content: "counter(part) '. '" },
});

const essay = css([columns, { paddingBottom: space.section, rowGap: 0 }]);

// A band with its own frame: the essay gives it the column, and keeps its last line clear of the hairline.
const framed = css({
  marginTop: space.section,
  '--space-gutter': '0px',
  '--color-raised': color.paper,
  // At the essay's end its own room below is enough.
  'div:last-of-type > &': { marginBottom: `calc(-1 * ${space.section})` },
});

const running: ReadonlySet<string> = new Set(['ProseBand', 'ExampleBand', 'QuoteBand']);
const isRunning = (band: PageBandData): band is FlowingBand => running.has(band.__typename);

/** An essay: one column of text that bands of running words flow through; others keep their own frame. */
export function EssayBands({ page }: BodyProps) {
  return (
    <div css={[wrap, essay]}>
      {page.bands.map((band, index) =>
        isRunning(band) ? (
          <EssayBand key={index} band={band} first={index === 0} />
        ) : (
          <div key={index} css={span('1 / -1')}>
            <div css={framed}>
              <PageBand band={band} />
            </div>
          </div>
        ),
      )}
    </div>
  );
}
