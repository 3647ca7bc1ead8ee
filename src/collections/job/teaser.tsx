import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Icon } from '../../components/icons/icon';
import { ItemLink } from '../../components/item-link/item-link';
import { formatDate } from '../../lib/format';
import { formatEmployment, formatSalary } from '../../lib/salary';
import { plainList } from '../../styles/layout';
import { from, hover } from '../../styles/media';
import { h4Text, mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { placeOf } from './place';
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

// The whole row can be pressed; its one link carries the name. An arrow stands at its end.
const row = css({
  position: 'relative',
  display: 'grid',
  gap: `${space.hair} ${space.m}`,
  alignItems: 'baseline',
  paddingBlock: space.m,
  paddingInlineEnd: space.xl,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: '4fr 2fr 5fr', rowGap: space.xs },
  [from.wide]: { gridTemplateColumns: '5fr 4fr 2fr 5fr' },
  [hover]: { '&:hover': { backgroundColor: color.raised } },
});
const role = css([
  h4Text,
  { [from.medium]: { gridColumn: '1 / -1' }, [from.wide]: { gridColumn: 'auto' } },
]);
const link = css([quietLink, { '&::after': { content: "''", position: 'absolute', inset: 0 } }]);
const pay = css([tabular, { fontWeight: 600 }]);
const arrow = css({ position: 'absolute', insetInlineEnd: space.xs, top: '1.35rem' });

export interface JobRowsProps {
  jobs: readonly JobTeaserData[];
  headingLevel?: 'h2' | 'h3' | 'h4';
}

/** Jobs as rows: role, place, contract and pay, each in its column; a closed one is marked. */
export function JobRows({ jobs, headingLevel = 'h3' }: JobRowsProps) {
  return (
    <ul css={plainList}>
      {jobs.map((job) => (
        <li key={job.path} css={[row, smallText]}>
          <JobRow job={job} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

interface JobRowProps extends Required<Omit<JobRowsProps, 'jobs'>> {
  job: JobTeaserData;
}

function JobRow({ job, headingLevel: Heading }: JobRowProps) {
  return (
    <>
      <Heading css={role} dir="auto">
        <ItemLink css={link} item={job}>
          {job.title}
        </ItemLink>
      </Heading>
      <p dir="auto">{placeOf(job)}</p>
      <p>{formatEmployment(job.employment_type)}</p>
      <div>
        <p css={pay}>{formatSalary(job.salary)}</p>
        <p css={mutedText}>{deadlineOf(job)}</p>
      </div>
      <Icon css={arrow} name="arrow-right" size={18} />
    </>
  );
}

function deadlineOf({ is_open: isOpen, valid_through: validThrough }: JobTeaserData): string {
  const day = formatDate(validThrough);
  if (isOpen) return day ? `Apply by ${day}` : 'No closing date';
  return day ? `Closed on ${day}` : 'Closed';
}
