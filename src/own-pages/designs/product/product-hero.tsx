import { css } from '@emotion/react';
import { NoHyphenBreak } from '../../../components/no-hyphen-break';
import { columns, span } from '../../../styles/layout';
import { h1Text } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import type { HeroProps } from '../design-page';
import { HeroFrame, HeroLead, PageName } from '../heroes/hero-parts';
import { ProductView } from './product-view';

const words = css({ gridColumn: '1 / -1', gap: space.m, alignContent: 'start' });
const shown = css({ gridColumn: '1 / -1', minWidth: 0 });

/** A product: its words, and the thing itself beside them. */
export function ProductHero({ page }: HeroProps) {
  const { view } = page.hero;
  return (
    <HeroFrame page={page} isNamed={false}>
      <div css={columns}>
        <HeroLead css={[words, span('1 / span 5', 'nav')]} page={page}>
          <hgroup>
            <PageName page={page} />
            <h1 css={h1Text}>
              <NoHyphenBreak>{page.hero.heading}</NoHyphenBreak>
            </h1>
          </hgroup>
        </HeroLead>
        {view ? (
          <div css={[shown, span('6 / -1', 'nav')]}>
            <ProductView view={view} />
          </div>
        ) : null}
      </div>
    </HeroFrame>
  );
}
