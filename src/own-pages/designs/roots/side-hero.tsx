import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columns, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { h1Text } from '../../../styles/text';
import { HeroFrame, HeroLead } from '../heroes/hero-parts';
import type { DesignPage } from '../design-page';
import { RootTitle } from './root-title';

const words = css([
  { alignContent: 'start' },
  span('1 / span 10'),
  { [from.nav]: { gridColumn: '1 / span 6' } },
]);

interface SideHeroProps {
  page: DesignPage;
  /** The figure, with its own place. */
  children: ReactNode;
}

/** The practice's name, heading, lead and call, and beside them the figure. */
export function SideHero({ page, children }: SideHeroProps) {
  return (
    <HeroFrame page={page} isNamed={false}>
      <div css={columns}>
        <HeroLead css={words} page={page}>
          <RootTitle page={page} text={h1Text} />
        </HeroLead>
        {children}
      </div>
    </HeroFrame>
  );
}
