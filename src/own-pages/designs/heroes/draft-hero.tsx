import { css } from '@emotion/react';
import { DraftChart } from '../../bands/drafts/draft-chart';
import type { BandOf, HeroProps } from '../design-page';
import { HeroFrame, HeroHead } from './hero-parts';
import { LinkedFigure } from './linked-figure';

const wide = css({ containerType: 'inline-size', '--height': 'clamp(15rem, 28vw, 24rem)' });

/** The last draft of a chart, as large as the page is wide: what the page is about, finished. */
export function DraftHero({ page, drafts }: HeroProps & { drafts: BandOf<'DraftsBand'> }) {
  const final = drafts.drafts.at(-1);
  return (
    <HeroFrame page={page}>
      <HeroHead page={page} />
      {final ? (
        <LinkedFigure
          title={`${final.change}.`}
          about={` ${final.right} read it right, in ${final.seconds} seconds. The drafts before it:`}
          band={drafts}
        >
          <div css={wide}>
            <DraftChart as={final.as} drawn={drafts} />
          </div>
        </LinkedFigure>
      ) : null}
    </HeroFrame>
  );
}
