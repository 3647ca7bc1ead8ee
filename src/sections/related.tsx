import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { noPrint, ruled, section, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h2Text } from '../styles/text';
import { space } from '../styles/tokens';
import { CaseRow } from './teasers/case-teaser';
import { JobRows } from './teasers/job-rows';
import { NewsLine } from './teasers/news-teaser';
import { PostTeaser } from './teasers/post-teaser';

/** Three abreast as soon as there is room for two in a list. */
const THIRD_SIZES = '(min-width: 82.5em) 420px, (min-width: 48em) 30vw, 92vw';

const block = css({ display: 'grid', gap: space.xl });
const three = css({
  display: 'grid',
  gap: `${space.xl} ${space.gap}`,
  [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

function Related({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      css={[wrap, ruled, section, noPrint]}
      aria-labelledby="related"
      data-pagefind-ignore=""
    >
      <div css={block}>
        <h2 css={h2Text} id="related">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** Posts that share a category or tags. */
export function RelatedPosts({ posts }: { posts: readonly Queries.PostTeaserFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <Related title="Read next">
      <div css={three}>
        {posts.map((post) => (
          <PostTeaser
            key={post.path}
            post={post}
            variant="card"
            headingLevel="h3"
            cardSizes={THIRD_SIZES}
          />
        ))}
      </div>
    </Related>
  );
}

export function RelatedCases({ studies }: { studies: readonly Queries.CaseTeaserFragment[] }) {
  if (studies.length === 0) return null;
  return (
    <Related title="More work like this">
      <div>
        {studies.map((study) => (
          <CaseRow key={study.path} study={study} headingLevel="h3" />
        ))}
      </div>
    </Related>
  );
}

export function RelatedNews({ items }: { items: readonly Queries.NewsTeaserFragment[] }) {
  if (items.length === 0) return null;
  return (
    <Related title="Other news">
      <div>
        {items.map((item) => (
          <NewsLine key={item.path} item={item} />
        ))}
      </div>
    </Related>
  );
}

export function RelatedJobs({ jobs }: { jobs: readonly Queries.JobTeaserFragment[] }) {
  if (jobs.length === 0) return null;
  return (
    <Related title="Other roles">
      <JobRows jobs={jobs} />
    </Related>
  );
}
