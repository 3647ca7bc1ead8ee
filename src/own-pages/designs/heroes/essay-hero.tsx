import { css } from '@emotion/react';
import { WeaveSwatch } from '../../../cloth/weave-swatch';
import { articleCloth } from '../../../cloth/weaving/article-cloth';
import { from } from '../../../styles/media';
import { displayText } from '../../../styles/text';
import { color, family, size, space } from '../../../styles/tokens';
import type { HeroProps } from '../design-page';
import { HeroFrame } from './hero-parts';

const title = css([
  displayText,
  {
    textAlign: 'start',
    fontSize: 'clamp(2.75rem, 1rem + 9vw, 9.5rem)',
    lineHeight: 0.9,
    letterSpacing: '-0.045em',
    maxWidth: '11em',
  },
]);
const standfirst = css({
  fontFamily: family.display,
  fontSize: size.h3,
  fontWeight: 400,
  lineHeight: 1.3,
  letterSpacing: '-0.015em',
  maxWidth: '26em',
  textWrap: 'pretty',
  // On the line of the text below.
  [from.medium]: { marginInlineStart: `calc((100% + ${space.gap}) / 3)` },
});
const selvedge = css({
  height: '2rem',
  borderBlock: `1px solid ${color.line}`,
  marginTop: space.m,
});

/** The title page of an essay. */
export function EssayHero({ page }: HeroProps) {
  return (
    <HeroFrame page={page}>
      <h1 css={title}>{page.hero.heading}</h1>
      <p css={standfirst}>{page.hero.lead}</p>
      <div css={selvedge} aria-hidden="true">
        <WeaveSwatch service={articleCloth(page.path).threads.thread} cell={4} />
      </div>
    </HeroFrame>
  );
}
