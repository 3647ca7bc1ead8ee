import { css } from '@emotion/react';
import { MAIN_ID } from '../site/markup';
import { color, radius, space } from '../styles/tokens';

const link = css({
  position: 'absolute',
  // Over the header.
  zIndex: 20,
  insetInlineStart: space.gutter,
  top: space.xs,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.control,
  backgroundColor: color.ink,
  color: color.paper,
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

/** The first thing that Tab reaches: past the header, to the main part. */
export function SkipLink() {
  return (
    <a css={link} href={`#${MAIN_ID}`} suppressHydrationWarning>
      Skip to content
    </a>
  );
}
