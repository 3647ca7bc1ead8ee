import { css } from '@emotion/react';
import { DraftChart } from '../../bands/drafts/draft-chart';
import type { HeroFigure } from '../../hero-figure';
import { bandOf, type BandOf, type HeroProps } from '../design-page';
import { CountedFigure } from './counted-figure';
import { HeroFrame, HeroHead } from './hero-parts';
import { LinkedFigure } from './linked-figure';

const wide = css({ containerType: 'inline-size', '--height': 'clamp(15rem, 28vw, 24rem)' });

/** Findings of a check, counted: one crossing for each of a whole. A page that draws a chart begins with the chart. */
export function ChecklistHero({ page }: HeroProps) {
  const drafts = bandOf(page, 'DraftsBand');
  const { figure } = page.hero;
  return (
    <HeroFrame page={page}>
      <HeroHead page={page} />
      {drafts ? <LastDraft band={drafts} /> : null}
      {figure ? <CountedFigure figure={figure as HeroFigure} /> : null}
    </HeroFrame>
  );
}

/** The page’s subject, finished, as large as the page is wide. */
function LastDraft({ band }: { band: BandOf<'DraftsBand'> }) {
  const final = band.drafts.at(-1);
  if (!final) return null;
  return (
    <LinkedFigure
      title={`${final.change}.`}
      about={` ${final.right} read it right, in ${final.seconds} seconds. The drafts before it:`}
      band={band}
    >
      <div css={wide}>
        <DraftChart as={final.as} drawn={band} />
      </div>
    </LinkedFigure>
  );
}
