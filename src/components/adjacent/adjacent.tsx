import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { wrap } from '../../styles/layout';
import { from, hover } from '../../styles/media';
import { captionText, h4Text, mutedText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export interface Neighbour {
  readonly path: string;
  readonly title: string;
}

export interface AdjacentProps {
  /** The older neighbour. */
  previous: Neighbour | null;
  /** The newer one. */
  next: Neighbour | null;
  /** Name of the items, for the landmark's name: `posts`. */
  label: string;
}

const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const link = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.hair,
  paddingBlock: space.l,
  color: color.ink,
  textDecoration: 'none',
  [hover]: { '&:hover [data-title]': { color: color.action } },
});
const newer = css({ [from.medium]: { gridColumn: 2, textAlign: 'end', justifyItems: 'end' } });

/** The way on to the older and the newer neighbour. */
export function Adjacent({ previous, next, label }: AdjacentProps) {
  if (!previous && !next) return null;
  return (
    <nav css={[wrap, bar]} aria-label={`Older and newer ${label}`}>
      {previous ? (
        <Link css={link} to={previous.path} rel="prev">
          <span css={[captionText, mutedText]}>Older</span>
          <span css={h4Text} data-title dir="auto">
            {previous.title}
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link css={[link, newer]} to={next.path} rel="next">
          <span css={[captionText, mutedText]}>Newer</span>
          <span css={h4Text} data-title dir="auto">
            {next.title}
          </span>
        </Link>
      ) : null}
    </nav>
  );
}
