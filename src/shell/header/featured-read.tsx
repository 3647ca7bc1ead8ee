import { css } from '@emotion/react';
import { mark, type Marked } from '../../site/markup';
import { captionText, h4Text, mutedText, quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { clothBox } from '../../cloth/cloth-styles';
import type { Featured } from '../featured';

/** The place of an item that the site does not have. */
export const NOTHING_TO_READ = `${'[data-featured]' satisfies Marked}[hidden]`;

const card = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  minWidth: 0,
  // On a slow line that takes seconds: its place is kept, without an empty frame. Without scripts it never comes.
  '&:not(:has([href]))': {
    visibility: 'hidden',
    '@media (scripting: none)': { display: 'none' },
  },
  '&[hidden]': { display: 'none' },
});
const frame = css({
  aspectRatio: '530 / 278',
  backgroundColor: color.weft,
  overflow: 'hidden',
  '& > a': { display: 'block', height: '100%' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& svg': clothBox,
});
const title = css([h4Text, { '& > a': quietLink }]);

export interface FeaturedReadProps {
  /** Its kind, as a heading. */
  label: string;
  name: keyof Featured;
}

/** The place of an article that the menu features, its picture 530 by 278. `show-featured.ts` fills it. */
export function FeaturedRead({ label, name }: FeaturedReadProps) {
  return (
    <div css={card} {...mark('featured', name)}>
      <div css={frame} />
      <p css={[captionText, mutedText]}>
        {label}
        <span />
      </p>
      <p css={title} dir="auto" />
      <p css={[smallText, mutedText]} dir="auto" />
    </div>
  );
}
