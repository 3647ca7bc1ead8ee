import { graphql, type PageProps } from 'gatsby';
import { itemTrail } from '../item-trail';
import type { ItemContext } from '../page-contexts';
import { dataOf } from '../../lib/page-data';
import { useIsStillOpen, useStillOpen } from '../../clock/use-still-open';
import { Seo } from '../../seo/seo';
import { job as definition } from './definition';
import { RoleDetail } from './detail';
import { RelatedJobs } from './rows';

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
      related {
        ...JobTeaser
      }
    }
  }
`;

type JobData = NonNullable<Queries.JobQuery['job']>;

/** `/corporate-overview/careers/{slug}`; once `valid_through` has passed, it no longer invites applications. */
export default function Job({ data, pageContext }: PageProps<Queries.JobQuery, ItemContext>) {
  const job = dataOf(data.job);
  const related = useStillOpen(job.related);
  const isOpen = useIsStillOpen(job);
  return (
    <>
      <JobHead job={job} isOpen={isOpen} context={pageContext} />
      <RoleDetail item={job} listName={pageContext.listName} />
      {related.length > 0 ? <RelatedJobs jobs={related} /> : null}
    </>
  );
}

interface JobHeadProps {
  job: JobData;
  isOpen: boolean;
  context: ItemContext;
}

function JobHead({ job, isOpen, context: { contentDigest, listName } }: JobHeadProps) {
  return (
    <Seo
      title={job.head_title}
      description={job.head_description}
      path={job.path}
      contentDigest={contentDigest}
      jsonLd={[
        ['jobPosting', { ...job, description: job.html ?? job.excerpt }, isOpen],
        ['breadcrumbList', itemTrail(definition, listName, job)],
      ]}
    />
  );
}
