import { css } from '@emotion/react';
import { TableOfContents } from '../../components/table-of-contents/table-of-contents';
import { articleSide } from '../../styles/article';
import { columns, wrap } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { anchorsOf } from './anchors';
import { PlainBands, type BodyProps } from './plain-bands';

const beside = css([columns, { rowGap: 0, [print]: { display: 'block' } }]);
// A band in a column has neither gutters nor a ground, which would end in mid-page: a hairline parts it.
const column = css({
  minWidth: 0,
  '--space-gutter': '0px',
  '--color-raised': color.paper,
  '& > section[data-ground] > div': { borderTopColor: color.line },
  [from.medium]: { gridColumn: '1 / -1' },
  [from.wide]: { gridColumn: '4 / -1' },
});

// Texts speak of sections by their number.
const side = css({
  paddingTop: space.xl,
  '& ol': { counterReset: 'part' },
  '& li': { counterIncrement: 'part' },
  '& li > a::before': { content: "counter(part) '. '" },
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
