import { css } from '@emotion/react';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { PostTeaser, type PostTeaserData } from './teaser';

const grid = css({
  display: 'grid',
  gap: `${space.xxl} ${space.gap}`,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});
const third = css({ [from.wide]: { gridColumn: 'span 2' } });
const half = css({ [from.wide]: { gridColumn: 'span 3' } });
// For two in a row.
const whole = css({ [from.small]: { gridColumn: '1 / -1' } });

const HALF_SIZES = '(min-width: 82.5em) 640px, (min-width: 35em) 46vw, 92vw';

export interface PostGridProps {
  posts: readonly PostTeaserData[];
  headingLevel?: 'h2' | 'h3';
  /** Whether nothing larger precedes the first one. */
  priority?: boolean;
}

/** Posts as cards, three in a row where there is room. */
export function PostGrid({ posts, headingLevel = 'h2', priority = false }: PostGridProps) {
  if (posts.length === 0) return null;
  // Two left over for the last row share it, so that the page does not end in a hole.
  const firstHalf = posts.length > 2 && posts.length % 3 === 2 ? posts.length - 2 : posts.length;
  const isAlone = (index: number) => posts.length % 2 === 1 && index === posts.length - 1;
  return (
    <div css={grid}>
      {posts.map((post, index) => (
        <div key={post.path} css={[isAlone(index) && whole, index < firstHalf ? third : half]}>
          <PostTeaser
            post={post}
            isAlone={isAlone(index)}
            headingLevel={headingLevel}
            priority={priority && index === 0}
            {...(index < firstHalf ? {} : { cardSizes: HALF_SIZES })}
          />
        </div>
      ))}
    </div>
  );
}
