import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { describeFigure, type HeroFigure } from '../../hero-figure';
import { captionText, mutedText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { meaningful } from '../../../styles/meaningful';

export interface FigureProps {
  figure: HeroFigure;
  className?: string | undefined;
}

const frame = css({ display: 'grid', alignContent: 'start', gap: space.m, minWidth: 0 });
const words = css([captionText, mutedText, { maxWidth: '46em', textWrap: 'pretty' }]);

/** The picture of a service: one image for screen readers, its caption for all. */
export function RootFigure({ figure, className, children }: FigureProps & { children: ReactNode }) {
  return (
    <figure css={frame} className={className} data-figure={figure.kind}>
      <div css={meaningful} role="img" aria-label={describeFigure(figure)}>
        {children}
      </div>
      <figcaption css={words}>{figure.caption}</figcaption>
    </figure>
  );
}
