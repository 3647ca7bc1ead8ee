import { css } from '@emotion/react';
import { headRow, span } from '../../../styles/layout';
import { h1Text, leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import type { HeroProps } from '../design-page';
import { HeroFrame } from './hero-parts';
import { hangingThread } from './hero-styles';

const head = css([
  headRow,
  hangingThread,
  {
    paddingBlock: space.xs,
    paddingInlineStart: `calc(${space.l} + 0.5rem)`,
  },
]);

/** Straight to the point: two lines, and the tool beneath them. */
export function CalculatorHero({ page }: HeroProps) {
  return (
    <HeroFrame page={page}>
      <div css={head}>
        <h1 css={[h1Text, span('1 / span 7')]}>{page.hero.heading}</h1>
        <p css={[leadText, span('8 / -1')]}>{page.hero.lead}</p>
      </div>
    </HeroFrame>
  );
}
