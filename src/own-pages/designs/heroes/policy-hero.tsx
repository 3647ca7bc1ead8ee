import { css } from '@emotion/react';
import { columns, span } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { h1Text } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import type { HeroProps } from '../design-page';
import { LocalNav } from '../local-nav';
import { HeroFrame, HeroLead, PageName } from './hero-parts';

const tight = css({ paddingBottom: space.xl });
const head = css([
  columns,
  {
    paddingTop: space.l,
    borderTop: `2px solid ${color.ink}`,
    [from.wide]: { paddingTop: space.xl },
  },
]);
// Beside the title, where the contents stand below it.
const pick = css({
  display: 'none',
  width: '4rem',
  height: '0.5rem',
  marginTop: '0.6em',
  backgroundColor: thread,
  [from.wide]: { display: 'block', gridColumn: '1 / span 3' },
});

/** The head of a document: a rule, a title, its subject. */
export function PolicyHero({ page }: HeroProps) {
  return (
    <div>
      <HeroFrame page={page} css={tight} isNamed={false}>
        <div css={head}>
          <div css={pick} aria-hidden="true" />
          <HeroLead css={[span('1 / -1'), span('4 / -1', 'wide')]} page={page}>
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
