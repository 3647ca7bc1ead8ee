import { css } from '@emotion/react';
import { columns, span } from '../../../styles/layout';
import { h1Text, mutedText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { space } from '../../../styles/tokens';
import type { HeroProps } from '../design-page';
import { HeroFrame } from './hero-parts';

const tight = css({ gap: space.m, paddingBottom: space.l });
const head = css([
  columns,
  {
    rowGap: space.m,
    alignItems: 'end',
    position: 'relative',
    paddingInlineStart: `calc(${space.l} + 0.5rem)`,
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `0.5rem solid ${thread}`,
      forcedColorAdjust: 'none',
    },
  },
]);

/** Straight to the point: two lines, and the tool beneath them. */
export function CalculatorHero({ page }: HeroProps) {
  return (
    <HeroFrame page={page} css={tight}>
      <div css={head}>
        <h1 css={[h1Text, span('1 / span 7')]}>{page.hero.heading}</h1>
        <p css={[mutedText, span('8 / -1')]}>{page.hero.lead}</p>
      </div>
    </HeroFrame>
  );
}
