import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { meaningful } from '../../../styles/meaningful';
import { print } from '../../../styles/media';
import { captionText, mutedText, tabular } from '../../../styles/text';
import { thread, threadWidth } from '../../../styles/thread';
import { space } from '../../../styles/tokens';
import { Band } from '../band';
import type { Ground } from '../band-frame';

// A drawing may be longer than a sheet: kept whole, it would leave its heading alone on the one before.
const figure = css({
  containerType: 'inline-size',
  margin: 0,
  [print]: { breakInside: 'auto' },
});
// A loose end of the page's thread begins each caption.
const caption = css([
  captionText,
  mutedText,
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 46em)',
    columnGap: space.s,
    marginTop: space.l,
    textWrap: 'pretty',
    '&::before': {
      content: "''",
      marginTop: 'calc(0.725em - 1px)',
      borderTop: `${threadWidth}px solid ${thread}`,
      forcedColorAdjust: 'none',
    },
  },
]);

interface DrawnBandProps {
  band: {
    readonly heading: string;
    readonly intro: string | null;
    readonly caption: string;
  };
  /** `paper` for what is a table, `raised` for what is a picture. */
  ground: Ground;
  children: ReactNode;
}

/** The frame of a drawing: heading and intro, the drawing, a caption. Its room, not the window’s, sets its form. */
export function DrawnBand({ band, ground, children }: DrawnBandProps) {
  return (
    <Band heading={band.heading} intro={band.intro} ground={ground}>
      <figure css={figure}>
        <div css={meaningful}>{children}</div>
        <figcaption css={caption}>{band.caption}</figcaption>
      </figure>
    </Band>
  );
}
