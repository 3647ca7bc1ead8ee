import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { anchorOf } from '../anchor';
import { columns, headRow, span } from '../../styles/layout';
import { from, print } from '../../styles/media';
import { leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { BandFrame, type Ground } from './band-frame';
import { BandTitle } from './band-title';

export interface BandProps {
  heading: string;
  intro?: string | null;
  /** `stacked` (default): heading above; `side`: heading beside, where the window has room for both. */
  layout?: 'stacked' | 'side';
  ground?: Ground;
  className?: string;
  children: ReactNode;
}

// Some designs give a band less than the page's width; long words must fit it.
const room = css({ containerType: 'inline-size', [print]: { breakAfter: 'avoid' } });
const ROOMY = '@container (min-width: 62rem)';
const stackedHead = css([
  headRow,
  { rowGap: space.m, marginBottom: space.xl, [print]: { breakInside: 'avoid' } },
]);
const stackedTitle = span('1 / span 9');
const shortTitle = css([span('1 / span 10'), { [ROOMY]: { gridColumn: '1 / span 7' } }]);
const stackedIntro = css([leadText, span('1 / span 10'), { [ROOMY]: { gridColumn: '8 / -1' } }]);
const sideHead = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  [print]: { breakAfter: 'avoid' },
  [from.medium]: { gridColumn: '1 / span 9' },
  [ROOMY]: { gridColumn: '1 / span 4' },
});
const sideBody = css({
  minWidth: 0,
  [from.medium]: { gridColumn: '1 / -1' },
  [ROOMY]: { gridColumn: '5 / -1' },
});

/** The frame of a plain band: a heading that can be linked to, perhaps a line or two, then the band's own. */
export function Band({ heading, intro, layout = 'stacked', children, ...frame }: BandProps) {
  const id = anchorOf(heading);
  const introduction = intro ? (
    <p css={layout === 'side' ? leadText : stackedIntro}>
      <NoHyphenBreak>{intro}</NoHyphenBreak>
    </p>
  ) : null;
  return (
    <BandFrame {...frame} labelledBy={id}>
      {layout === 'side' ? (
        <div css={room}>
          <div css={columns}>
            <div css={sideHead}>
              <BandTitle>{heading}</BandTitle>
              {introduction}
            </div>
            <div css={sideBody}>{children}</div>
          </div>
        </div>
      ) : (
        <>
          <div css={room}>
            <div css={stackedHead}>
              <BandTitle css={intro ? shortTitle : stackedTitle}>{heading}</BandTitle>
              {introduction}
            </div>
          </div>
          {children}
        </>
      )}
    </BandFrame>
  );
}
