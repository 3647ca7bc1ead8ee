import { css } from '@emotion/react';
import { family, size, space } from '../../styles/tokens';
import { PlainBands, type BodyProps } from './plain-bands';

// One text: its words larger than elsewhere, its headings smaller, and no lines between its parts.
const essay = css({
  '--space-section': space.xl,
  '& > section > div': { borderTopColor: 'transparent' },
  '& h2': { fontSize: size.h3 },
  '& > section .rich-text': {
    fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    lineHeight: 1.6,
    hyphens: 'manual',
  },
  // The first letter stands over three lines.
  '& > section:first-of-type .rich-text > p:first-of-type::first-letter': {
    float: 'inline-start',
    fontFamily: family.display,
    fontWeight: 700,
    fontSize: '5.5em',
    lineHeight: 0.72,
    paddingBlockStart: '0.06em',
    paddingInlineEnd: '0.12em',
    // Its outline begins a little inside its box.
    marginInlineStart: '-0.03em',
  },
});

/** An essay: bands of running words read as one text. */
export function EssayBands(props: BodyProps) {
  return (
    <div css={essay}>
      <PlainBands {...props} />
    </div>
  );
}
