import { css } from '@emotion/react';
import { Cloth } from '../../../cloth/cloth';
import { fringeCloth } from '../../../cloth/weaving/page-cloth';
import { headRow, span } from '../../../styles/layout';
import { displayText, h4Text, kickerText, mutedText, tabular } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { bandOf, serviceKeyOfPage, type HeroProps } from '../design-page';
import { HeroFrame, HeroLead } from './hero-parts';

const words = css({ display: 'grid', gap: space.l });
// A cloth that has hung in the light for a year.
const faded = css({ height: 'clamp(7rem, 10vw, 14rem)', opacity: 0.72 });
const dates = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.l}`,
  paddingTop: space.m,
  borderTop: `2px solid ${color.ink}`,
});

/** A finished project: its dates, and the cloth taken off the loom. */
export function RetrospectiveHero({ page }: HeroProps) {
  const entries = bandOf(page, 'TimelineBand')?.entries ?? [];
  const [first, last] = [entries[0], entries.at(-1)];
  const cloth = fringeCloth(page.path, serviceKeyOfPage(page));
  return (
    <HeroFrame page={page}>
      <div css={faded}>
        <Cloth cloth={cloth} threads={cloth.threads} keep="end" />
      </div>
      {first && last ? (
        <p css={[dates, h4Text, tabular]}>
          <span>{first.when}</span>
          <span css={mutedText}>{last.when}</span>
        </p>
      ) : null}
      <div css={headRow}>
        <div css={[words, span('1 / -1'), span('1 / span 8', 'wide')]}>
          <p css={kickerText}>Looking back</p>
          <h1 css={displayText}>{page.hero.heading}</h1>
        </div>
        <HeroLead css={[span('1 / span 9'), span('9 / -1', 'wide')]} page={page} />
      </div>
    </HeroFrame>
  );
}
