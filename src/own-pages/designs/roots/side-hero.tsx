import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { columns, span } from '../../../styles/layout';
import { h1Text } from '../../../styles/text';
import { HeroFrame, HeroLead } from '../heroes/hero-parts';
import type { DesignPage } from '../design-page';
import { RootTitle } from './root-title';

const words = css({ alignContent: 'start' });
const places = {
  medium: span('1 / span 6'),
  nav: css([span('1 / span 10'), span('1 / span 6', 'nav')]),
} as const;

interface SideHeroProps {
  page: DesignPage;
  /** From which width on the figure stands beside the words. */
  at?: keyof typeof places;
  /** The figure, with its own place. */
  children: ReactNode;
}

/** The practice's name, heading, lead and call, and beside them the figure. */
export function SideHero({ page, at = 'nav', children }: SideHeroProps) {
  return (
    <HeroFrame page={page} isNamed={false}>
      <div css={columns}>
        <HeroLead css={[words, places[at]]} page={page}>
          <RootTitle page={page} text={h1Text} />
        </HeroLead>
        {children}
      </div>
    </HeroFrame>
  );
}
