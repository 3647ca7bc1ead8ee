import { css } from '@emotion/react';
import { mark } from '../../site/markup';
import { captionText, h4Text, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { Featured } from '../featured';

/** The place of an item that the site does not have. */
export const NOTHING_TO_READ = '[hidden]';

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
});
const frame = css({
  aspectRatio: '530 / 278',
  backgroundColor: color.weft,
  overflow: 'hidden',
});
const title = css([h4Text, { '& > a:not(:hover)': { textDecorationColor: 'transparent' } }]);

export interface FeaturedReadProps {
  /** Its kind, as a heading. */
  label: string;
  name: keyof Featured;
}

/**
 * The place of an article that the menu features, its picture 530 by 278. `show-featured.ts` fills it, and styles what it
 * puts there: rules for that would weigh in every page's HTML.
 */
export function FeaturedRead({ label, name }: FeaturedReadProps) {
  return (
    <div css={card} {...mark('featured', name)}>
      <div css={frame} />
      <p css={[captionText, mutedText]}>{label}</p>
      <p css={title} dir="auto" />
      <p css={[smallText, mutedText]} dir="auto" />
    </div>
  );
}
