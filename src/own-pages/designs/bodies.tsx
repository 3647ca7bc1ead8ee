/** The sequence of a page's bands. */
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import { articleSide } from '../../styles/article';
import { columns, span, wrap } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { HydratedParts } from '../../hydration/hydration';
import { PageBand } from '../bands/page-bands';
import { anchorsOf } from './anchors';
import type { DesignPage } from './design-page';
import { EssayBand } from './essay-bands';
import { isFree, weave, type WovenPart } from './woven';

export interface BodyProps {
  page: DesignPage;
  woven: readonly WovenPart[];
}

/** Bands from edge to edge, with the design's parts between them. */
export function PlainBands({ page, woven }: BodyProps) {
  const steps = weave(page.bands, woven);
  return (
    <HydratedParts>
      {steps.map((step, index) =>
        'band' in step ? (
          <PageBand key={`band ${step.index}`} band={step.band} />
        ) : (
          <Fragment key={step.part.key}>{step.part.draw(page, isFree(steps, index))}</Fragment>
        ),
      )}
    </HydratedParts>
  );
}

const beside = css([
  columns,
  { paddingBottom: space.xxl, rowGap: 0, [print]: { display: 'block' } },
]);
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

/** An essay: one column of text that bands of running words flow through; others keep their own frame. */
export function EssayBands({ page }: BodyProps) {
  return (
    <div css={[wrap, essay]}>
      {page.bands.map((band, index) => (
        <div key={index} css={span('1 / -1')}>
          <EssayBand band={band} first={index === 0} />
        </div>
      ))}
    </div>
  );
}
