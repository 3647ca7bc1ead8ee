import { css } from '@emotion/react';
import { DiagramFigure } from '../../bands/diagram-band';
import { wrap } from '../../../styles/layout';
import { print } from '../../../styles/media';
import { color, space } from '../../../styles/tokens';
import { bandOf, type HeroProps } from '../design-page';
import { HeroFrame, HeroHead } from './hero-parts';

const ground = css({
  backgroundColor: color.raised,
  paddingBlock: space.xl,
  [print]: { backgroundColor: 'transparent' },
});

/** How the parts of a system fit together: the page's diagram. The words about it stand among the bands. */
export function ArchitectureHero({ page }: HeroProps) {
  const diagram = bandOf(page, 'DiagramBand');
  return (
    <div data-ground={diagram ? 'raised' : undefined}>
      <HeroFrame page={page}>
        <HeroHead page={page} />
      </HeroFrame>
      {diagram ? (
        <div css={ground}>
          <div css={wrap}>
            <DiagramFigure band={diagram} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
