import { css } from '@emotion/react';
import { DraftChart } from '../../bands/drafts/draft-chart';
import { mutedText, smallText, standaloneLink, tabular } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';
import type { BandOf, HeroProps } from '../design-page';
import { HeroFrame, HeroHead } from './hero-parts';

const figure = css({
  display: 'grid',
  gap: space.m,
  margin: 0,
  containerType: 'inline-size',
  '--height': 'clamp(15rem, 28vw, 24rem)',
});
const caption = css([smallText, mutedText, tabular, { maxWidth: '46em', textWrap: 'pretty' }]);
const title = css({ color: color.ink });

interface Props extends HeroProps {
  drafts: BandOf<'DraftsBand'>;
}

/** The last draft of a chart, as large as the page is wide: what the page is about, finished. */
export function DraftHero({ page, drafts }: Props) {
  return (
    <HeroFrame page={page}>
      <HeroHead page={page} />
      <LastDraft drafts={drafts} />
    </HeroFrame>
  );
}

function LastDraft({ drafts: band }: Pick<Props, 'drafts'>) {
  const final = band.drafts.at(-1);
  if (!final) return null;
  return (
    <figure css={figure}>
      <DraftChart as={final.as} drawn={band} />
      <figcaption css={caption}>
        <strong css={title}>{final.change}.</strong>
        {` ${final.right} read it right, in ${final.seconds} seconds. The drafts before it: `}
        <a css={standaloneLink} href={hrefOf(band)}>
          {band.heading}
        </a>
      </figcaption>
    </figure>
  );
}
