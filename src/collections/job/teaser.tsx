import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ItemLink } from '../../components/item-link/item-link';
import { formatDate } from '../../lib/format';
import { formatEmployment, formatSalary } from '../../lib/salary';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h4Text, mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { placeOf, withoutPlace } from './place';
import type { FromAnywhere } from '../facts';

export type JobTeaserData = Queries.JobTeaserFragment & FromAnywhere;

export const jobTeaser = graphql`
  fragment JobTeaser on Job {
    path
    title
    excerpt
    department
    location
    is_remote
    employment_type
    valid_through
    is_open
    published_at
    salary {
      currency
      min
      max
      unit
    }
  }
`;

const row = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  // A third of a narrow window would break sentences every third word: the words keep its width.
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space.s },
  [from.wide]: { gridTemplateColumns: '5fr 3fr 4fr' },
});
const stack = css({ display: 'grid', gap: space.hair });
const words = css([
  stack,
  { [from.medium]: { gridColumn: '1 / -1' }, [from.wide]: { gridColumn: 'auto' } },
]);

export interface JobRowsProps {
  jobs: readonly JobTeaserData[];
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** With the beginning of each advertisement. */
  long?: boolean;
}

/** Jobs as rows; a closed one is marked. */
export function JobRows({ jobs, headingLevel = 'h3', long = false }: JobRowsProps) {
  return (
    <ul css={plainList}>
      {jobs.map((job) => (
        <li key={job.path} css={row}>
          <JobRow job={job} headingLevel={headingLevel} long={long} />
        </li>
      ))}
    </ul>
  );
}

interface JobRowProps extends Required<Omit<JobRowsProps, 'jobs'>> {
  job: JobTeaserData;
}

function JobRow({ job, headingLevel: Heading, long }: JobRowProps) {
  const place = placeOf(job);
  const excerpt = long ? withoutPlace(job.excerpt, place) : '';
  const pay = formatSalary(job.salary);
  const contract = formatEmployment(job.employment_type);
  const deadline = deadlineOf(job);
  return (
    <>
      <div css={words}>
        <Heading css={h4Text} dir="auto">
          <ItemLink css={quietLink} item={job}>
            {job.title}
          </ItemLink>
        </Heading>
        {excerpt ? (
          <p css={[smallText, mutedText]} dir="auto">
            {excerpt}
          </p>
        ) : null}
      </div>
      <div css={[stack, smallText]}>
        {place ? <p dir="auto">{place}</p> : null}
        {contract ? <p css={mutedText}>{contract}</p> : null}
      </div>
      <div css={[stack, smallText, tabular]}>
        {pay ? <p>{pay}</p> : null}
        {deadline ? <p css={mutedText}>{deadline}</p> : null}
      </div>
    </>
  );
}

function deadlineOf({
  is_open: isOpen,
  valid_through: validThrough,
}: JobTeaserData): string | null {
  const day = formatDate(validThrough);
  if (isOpen) return day ? `Apply by ${day}` : null;
  return day ? `Closed on ${day}` : 'Closed';
}
