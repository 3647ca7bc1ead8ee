import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { EntryLines } from '../entry-lines';
import {
  captionText,
  h3Text,
  lineLink,
  mutedText,
  smallText,
  standaloneLink,
  tabular,
} from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { totalOf, type Kind } from './kinds';

/** px of a stitch and the gap behind it; more of them than fit the width make a seam all along. */
const STITCH = 3;
const PITCH = 8;

// A word that cannot be broken, of hundreds of combining marks, runs out alone and does not widen the rest.
const block = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s,
  minWidth: 0,
});
const head = css({ display: 'grid', gap: space.xs });
// A stitch for each item, over the hairline.
const seam = css({
  height: 10,
  marginBottom: space.xs,
  background: `repeating-linear-gradient(90deg, ${color.action} 0 ${STITCH}px, transparent ${STITCH}px ${PITCH}px)`,
  forcedColorAdjust: 'none',
});
const rule = css({ borderTop: `1px solid ${color.line}` });
const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
});

export interface KindBlockProps {
  /** The copy's line about the kind. */
  line: { readonly href: string; readonly name: string | null; readonly text: string };
  kind: Kind;
  /** The first of the items, at length. */
  children?: ReactNode;
}

/** A kind of item: how many there are, what it is good for, and the newest of them. */
export function KindBlock({ line: { href, name, text }, kind, children }: KindBlockProps) {
  const lines = children ? kind.lines.slice(1) : kind.lines;
  return (
    <section css={block} aria-labelledby={`kind-${href}`}>
      <div css={head}>
        <div css={rule}>
          {/* Not by a largest width, which does not keep the seam of hundreds from widening the column. */}
          <div css={[seam, { width: `min(100%, ${kind.total * PITCH - PITCH + STITCH}px)` }]} />
        </div>
        <div css={title}>
          <h3 css={h3Text} id={`kind-${href}`}>
            <Link css={lineLink} to={href}>
              {name}
            </Link>
          </h3>
          <span css={[captionText, mutedText, tabular]}>{totalOf(kind)}</span>
        </div>
        <p css={[smallText, mutedText]}>{text}</p>
      </div>
      {children}
      {lines.length > 0 ? <EntryLines lines={lines} /> : null}
      {kind.total > kind.lines.length ? (
        <p css={smallText}>
          <Link css={standaloneLink} to={href}>{`All ${totalOf(kind)}`}</Link>
        </p>
      ) : null}
    </section>
  );
}
