import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { timeOf } from '../lib/format';
import type { CaseTeaserData, PostTeaserData } from '../lib/teaser-data';
import { noPrint, ruled, section, wrap } from '../styles/layout';
import { h2Text } from '../styles/text';
import { space } from '../styles/tokens';
import { PostGrid } from './lists/post-grid';
import { CaseRow } from './teasers/case-teaser';
import { JobRows } from './teasers/job-rows';
import { NewsLine } from './teasers/news-teaser';

const block = css({ display: 'grid', gap: space.xl });

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
export function RelatedPosts({ posts }: { posts: readonly PostTeaserData[] }) {
  if (posts.length === 0) return null;
  return (
    <Related title="Read next">
      <PostGrid posts={posts} headingLevel="h3" />
    </Related>
  );
}

export function RelatedCases({ studies }: { studies: readonly CaseTeaserData[] }) {
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

/** The nearest in kind, the newest of them first, as in every list of news. */
export function RelatedNews({ items }: { items: readonly Queries.NewsTeaserFragment[] }) {
  if (items.length === 0) return null;
  const newestFirst = [...items].sort(
    (a, b) => (timeOf(b.published_at) ?? 0) - (timeOf(a.published_at) ?? 0),
  );
  return (
    <Related title="Other news">
      <div>
        {newestFirst.map((item) => (
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
