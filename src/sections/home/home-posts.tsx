import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ruled, section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { PostTeaser } from '../../collections/post/teaser';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
  marginBottom: space.xl,
});
const grid = css({
  display: 'grid',
  gap: `${space.xl} ${space.xl}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  [from.wide]: { gridTemplateColumns: '4fr 4fr 4fr' },
});
const lines = css({ [from.medium]: { gridColumn: '1 / -1' }, [from.wide]: { gridColumn: 'auto' } });

/** Two posts with their covers, three as lines. */
export function HomePosts({ posts }: { posts: readonly Queries.PostTeaserFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <section css={wrap} aria-labelledby="posts">
      <div css={[ruled, section]}>
        <div css={head}>
          <h2 css={h2Text} id="posts">
            Notes from the loom
          </h2>
          <Link css={standaloneLink} to="/resources/blogs">
            All posts
          </Link>
        </div>
        <div css={grid}>
          {posts.slice(0, 2).map((post) => (
            <PostTeaser key={post.path} post={post} variant="card" headingLevel="h3" />
          ))}
          <div css={lines}>
            {posts.slice(2).map((post) => (
              <PostTeaser
                key={post.path}
                post={{ ...post, excerpt: '' }}
                variant="line"
                headingLevel="h3"
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
