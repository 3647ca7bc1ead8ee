import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { Pagination } from '../components/pagination/pagination';
import { YearNav } from '../components/year-nav/year-nav';
import { groupInOrder } from '../lib/group-in-order';
import { listFacts } from '../lib/list-facts';
import type { ListContext } from '../lib/page-contexts';
import { ListSeo } from '../seo/list-seo';
import { HiringSteps } from '../sections/hiring-steps';
import { JobRows } from '../sections/teasers/job-rows';
import { company } from '../lib/company';
import { columns, span, wrap } from '../styles/layout';
import { h3Text, leadText, standaloneLink } from '../styles/text';
import { space } from '../styles/tokens';

export const query = graphql`
  query Careers($ids: [String!]!) {
    jobs(ids: $ids) {
      ...JobTeaser
    }
  }
`;

const body = css({ display: 'grid', gap: space.l, paddingBottom: space.section });
const department = css({ paddingTop: space.m });

/** `/corporate-overview/careers`: open roles by department, and how hiring goes here. */
export default function Careers({
  data,
  pageContext,
}: PageProps<Queries.CareersQuery, ListContext>) {
  const { page, pageCount, basePath, years } = pageContext;
  const facts = listFacts(pageContext, {
    name: 'Careers',
    path: '/corporate-overview/careers',
    of: 'jobs',
  });
  const departments = groupInOrder(data.jobs, ({ department }) => department ?? 'Other teams');
  return (
    <>
      <ListSeo
        facts={facts}
        description="Open roles at Loomwright, with the salary in every advertisement that names one, and how we hire: two conversations and a day of work, paid."
      />
      <PageHeader
        trail={facts.trail}
        title="Join the loom"
        lead="Small teams, long systems, one rule: whoever builds it answers for it at night. The pay is in the advertisement."
      />
      <div css={[wrap, body]}>
        {departments.map(([name, jobs]) => (
          <section key={name} css={columns}>
            <h2 css={[h3Text, span('1 / span 3'), department]} dir="auto">
              {name}
            </h2>
            <div css={span('4 / -1')}>
              <JobRows jobs={jobs} long />
            </div>
          </section>
        ))}
        {data.jobs.length === 0 ? (
          <p css={leadText}>
            No role is open today. Tell us what you are good at:{' '}
            <a css={standaloneLink} href={`mailto:${company.email.careers}`}>
              {company.email.careers}
            </a>
          </p>
        ) : null}
        <Pagination page={page} pageCount={pageCount} basePath={basePath} label="jobs" />
        <YearNav years={years} />
      </div>
      <HiringSteps />
    </>
  );
}
