import { css } from '@emotion/react';
import { columns, span } from '../../../styles/layout';
import { h1Text } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import type { HeroProps } from '../design-page';
import { LocalNav } from '../local-nav';
import { HeroFrame, HeroLead, PageName } from './hero-parts';

const tight = css({ paddingBottom: space.xl });
const head = css([
  columns,
  { rowGap: space.l, paddingTop: space.xl, borderTop: `2px solid ${color.ink}` },
]);
const pick = css({ width: '4rem', height: '0.5rem', marginTop: '0.6em', backgroundColor: thread });

/** The head of a document: a rule, a title, its subject. */
export function PolicyHero({ page }: HeroProps) {
  return (
    <div>
      <HeroFrame page={page} css={tight} isNamed={false}>
        <div css={head}>
          <div css={[pick, span('1 / span 3')]} aria-hidden="true" />
          <HeroLead css={span('4 / -1')} page={page}>
            <hgroup>
              <PageName page={page} />
              <h1 css={h1Text}>{page.hero.heading}</h1>
            </hgroup>
          </HeroLead>
        </div>
      </HeroFrame>
      <LocalNav {...page} />
    </div>
  );
}
