import { css } from '@emotion/react';
import { columns, span } from '../../../styles/layout';
import { displayText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { bandOf, type HeroProps } from '../design-page';
import { HeroFrame, HeroLead } from './hero-parts';
import { StepLengths } from './step-lengths';

const words = css({ display: 'grid', gap: space.l });

/** The steps of the work, each as long as it takes. */
export function ProcessHero({ page }: HeroProps) {
  const steps = bandOf(page, 'StepsBand');
  return (
    <HeroFrame page={page}>
      <div css={columns}>
        <h1 css={[displayText, span('1 / span 10')]}>{page.hero.heading}</h1>
        <div css={[words, span('4 / span 7')]}>
          <HeroLead page={page} />
        </div>
      </div>
      {steps ? <StepLengths band={steps} /> : null}
    </HeroFrame>
  );
}
