import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { Adjacent } from '../components/adjacent/adjacent';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { RichText } from '../components/rich-text/rich-text';
import { ShareLinks } from '../components/share-links/share-links';
import { linkTo } from '../lib/navigation';
import { isStillOpen } from '../lib/open-until';
import type { DetailContext } from '../lib/page-contexts';
import { useNow } from '../lib/use-now';
import { breadcrumbList, jobPosting } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { absoluteUrl } from '../seo/urls';
import { JobPanel } from '../sections/job-panel';
import { RelatedJobs } from '../sections/related';
import { columns, span, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h1Text, kickerText, leadText } from '../styles/text';
import { space } from '../styles/tokens';

export const query = graphql`
  query Job($id: String!) {
    job(id: { eq: $id }) {
      ...JobPanel
      api_id
      path
      short_description
      excerpt
      html
      published_at
      updated_at
      head_title
      head_description
      applicant_region
      address {
        street
        locality
        region
        postal_code
        country
      }
      previous {
        path
        title
      }
      next {
        path
        title
      }
      related {
        ...JobTeaser
      }
    }
  }
`;

type JobData = NonNullable<Queries.JobQuery['job']>;

const page = css([columns, { paddingBlock: `${space.l} ${space.section}`, rowGap: space.xl }]);
const head = css({ display: 'grid', gap: space.m });
const aside = css({ [from.nav]: { gridRow: '2 / span 2', gridColumn: '9 / -1' } });

/** `/corporate-overview/careers/{slug}`; it stops inviting when `valid_through` is past, by either clock. */
export default function Job({ data, pageContext }: PageProps<Queries.JobQuery, DetailContext>) {
  const siteUrl = useSiteUrl();
  const now = useNow();
  const job = data.job;
  if (!job) return null;
  const isOpen = isStillOpen(job.is_open, job.valid_through, now);
  return (
    <>
      <JobHead job={job} isOpen={isOpen} contentDigest={pageContext.contentDigest} />
      <article css={[wrap, page]}>
        <div css={span('1 / -1')}>
          <Breadcrumbs trail={trailOf(job)} />
        </div>
        <header css={[head, span('1 / -1'), span('1 / span 8', 'nav')]}>
          <p css={kickerText} dir="auto">
            {job.department ?? 'Careers'}
          </p>
          <h1 css={h1Text} dir="auto">
            {job.title}
          </h1>
          {job.short_description ? (
            <p css={leadText} dir="auto">
              {job.short_description}
            </p>
          ) : null}
        </header>
        <aside css={[span('1 / -1'), aside]} aria-label="The role at a glance">
          <JobPanel job={job} isOpen={isOpen} />
        </aside>
        <div css={[span('1 / -1'), span('1 / span 7', 'nav'), { display: 'grid', gap: space.xl }]}>
          <RichText html={job.html} />
          <ShareLinks url={absoluteUrl(siteUrl, job.path)} title={job.title} />
        </div>
      </article>
      <Adjacent previous={job.previous} next={job.next} label="roles" />
      <RelatedJobs jobs={job.related} />
    </>
  );
}

function trailOf(job: JobData) {
  return [linkTo('/corporate-overview/careers'), { name: job.title, path: job.path }];
}

function JobHead({
  job,
  isOpen,
  contentDigest,
}: {
  job: JobData;
  isOpen: boolean;
  contentDigest: string;
}) {
  const siteUrl = useSiteUrl();
  const posting = jobPosting({ ...job, description: job.html ?? job.excerpt }, isOpen, siteUrl);
  return (
    <Seo
      title={job.head_title}
      description={job.head_description}
      path={job.path}
      contentDigest={contentDigest}
      jsonLd={[posting, breadcrumbList(trailOf(job), siteUrl)]}
    />
  );
}
