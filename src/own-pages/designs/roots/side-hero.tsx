import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { columns } from '../../../styles/layout';
import { h1Text } from '../../../styles/text';
import { HeroFrame, HeroLead } from '../heroes/hero-parts';
import type { DesignPage } from '../design-page';
import { RootTitle } from './root-title';

interface SideHeroProps {
  page: DesignPage;
  /** Where the words stand among the columns. */
  words: SerializedStyles;
  /** The figure, with its own place. */
  children: ReactNode;
}

/** The practice's name, heading, lead and call, and beside them the figure. */
export function SideHero({ page, words, children }: SideHeroProps) {
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
