import { css } from '@emotion/react';
import { Cloth } from '../../../cloth/cloth';
import { ribbonCloth } from '../../../cloth/weaving/page-cloth';
import { columns, span } from '../../../styles/layout';
import { print } from '../../../styles/media';
import { displayText } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import type { PageWords } from '../design-page';
import { wovenOnce } from './hero-styles';
import { HeroFrame, HeroLead } from './hero-parts';
import { LocalNav } from '../local-nav';

const words = css({ display: 'grid', gap: space.l });
const quiet = css([displayText, { maxWidth: '14em' }]);
const ribbon = css({
  height: 'clamp(5rem, 10vw, 10rem)',
  backgroundColor: color.weft,
  [print]: { height: '3rem' },
});

/** Large, quiet words, and a ribbon of the page's own cloth from edge to edge. */
export function CompanyHero({ page }: { page: PageWords }) {
  const cloth = ribbonCloth(page.path);
  return (
    <>
      <HeroFrame page={page}>
        <h1 css={quiet}>{page.hero.heading}</h1>
        <div css={columns}>
          <div css={[words, span('6 / -1')]}>
            <HeroLead page={page} />
          </div>
        </div>
      </HeroFrame>
      <div css={[ribbon, wovenOnce]} data-ground="raised">
        <Cloth cloth={cloth} threads={cloth.threads} />
      </div>
      <LocalNav path={page.path} />
    </>
  );
}
