import { css } from '@emotion/react';
import { WeaveSwatch } from '../../../cloth/weave-swatch';
import { FigureValue } from '../../../components/figures/figure-value';
import { captionText, h4Text, mutedText } from '../../../styles/text';
import { family, space } from '../../../styles/tokens';
import { bandOf, serviceKeyOfPage, type BandOf, type HeroProps } from '../design-page';
import { HeroFrame, HeroHead } from './hero-parts';

const box = css({ containerType: 'inline-size', display: 'grid', gap: space.m, margin: 0 });
// As large as its length allows: `--letters` is set beside it. An average letter is a little over half an em wide.
const value = css({
  fontFamily: family.display,
  fontWeight: 600,
  letterSpacing: '-0.045em',
  // Large figures begin a little inside their box.
  marginInlineStart: '-0.045em',
  lineHeight: 0.86,
  fontSize: 'clamp(3rem, calc(100cqi / (var(--letters) * 0.54)), 13rem)',
});
const selvedge = css({ height: '1.25rem' });
const says = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s });

/** The result of the work in one figure, as large as the page is wide, with its source. */
export function WorkedExampleHero({ page }: HeroProps) {
  const figure = bandOf(page, 'ResultsBand')?.items[0];
  return (
    <HeroFrame page={page}>
      <HeroHead page={page} />
      {figure ? <Figure page={page} figure={figure} /> : null}
    </HeroFrame>
  );
}

type Item = BandOf<'ResultsBand'>['items'][number];

function Figure({ page, figure }: HeroProps & { figure: Item }) {
  const service = serviceKeyOfPage(page);
  return (
    <figure css={box}>
      <figcaption css={says}>
        <span css={h4Text}>{figure.label}</span>
        <span css={[captionText, mutedText]}>{figure.basis}</span>
      </figcaption>
      <p css={[value, { '--letters': Math.max(3, figure.value.length) }]}>
        <FigureValue value={figure.value} />
      </p>
      {service ? (
        <div css={selvedge}>
          <WeaveSwatch service={service} cell={5} />
        </div>
      ) : null}
    </figure>
  );
}
