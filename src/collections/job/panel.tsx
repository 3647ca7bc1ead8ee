import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button-link/button-link';
import { FactList } from '../../components/fact-list/fact-list';
import { company } from '../../site/company';
import { formatDate } from '../../lib/format';
import { formatEmployment, formatSalary } from '../../lib/salary';
import { staysBeside } from '../../styles/layout';
import { below, from } from '../../styles/media';
import { h4Text, mutedText, smallText, standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { placeOf } from './place';

export const jobPanel = graphql`
  fragment JobPanel on Job {
    title
    department
    location
    is_remote
    employment_type
    experience
    apply_url
    valid_through
    is_open
    salary {
      currency
      min
      max
      unit
    }
  }
`;

export interface JobPanelProps {
  job: Queries.JobPanelFragment;
  isOpen: boolean;
}

const panel = css([
  staysBeside('nav'),
  { display: 'grid', gap: space.l, padding: space.l, backgroundColor: color.raised },
]);
// With their names beside them they leave a phone room for the first words of the text.
const facts = css({
  [below.small]: {
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      alignItems: 'baseline',
    },
  },
  '& dl': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    columnGap: space.gap,
    // A fact left over takes its row.
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
    [from.nav]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const apply = css({ display: 'grid', gap: space.s });

/** The facts of a role, and how to apply while it is open. */
export function JobPanel({ job, isOpen }: JobPanelProps) {
  return (
    <div css={panel}>
      <div css={facts}>
        <FactList
          facts={[
            ['Pay', formatSalary(job.salary)],
            ['Location', placeOf(job)],
            ['Employment', formatEmployment(job.employment_type)],
            ['Experience', job.experience],
            [
              isOpen ? 'Apply by' : 'Closed on',
              formatDate(job.valid_through) || (isOpen ? 'No closing date' : null),
            ],
          ]}
        />
      </div>
      {isOpen ? <HowToApply job={job} /> : <Closed validThrough={job.valid_through} />}
    </div>
  );
}

type Role = Pick<Queries.JobPanelFragment, 'title' | 'apply_url'>;

function mailFor({ title }: Role): string {
  return `mailto:${company.email.careers}?subject=${encodeURIComponent(title)}`;
}

/** The way to apply, beside the text and again at its end. */
export function ApplyLink({ job }: { job: Role }) {
  return <ButtonLink to={job.apply_url ?? mailFor(job)}>Apply for this role</ButtonLink>;
}

function HowToApply({ job }: { job: Role }) {
  return (
    <section css={apply} aria-labelledby="apply">
      <h2 css={h4Text} id="apply">
        How to apply
      </h2>
      <p css={smallText}>Send what this page asks for, or half a page on work you are proud of.</p>
      <ApplyLink job={job} />
      <p css={[smallText, mutedText]}>
        Or write to{' '}
        <a css={standaloneLink} href={mailFor(job)}>
          {company.email.careers}
        </a>{' '}
        and say which role you mean.
      </p>
    </section>
  );
}

function Closed({ validThrough }: { validThrough: string | null }) {
  const day = formatDate(validThrough);
  return (
    <section css={apply} role="status">
      <h2 css={h4Text}>{day ? `Closed on ${day}` : 'Closed'}</h2>
      <p css={smallText}>This role is no longer open. The page stays up for those who applied.</p>
      <ButtonLink to="/corporate-overview/careers" variant="outline">
        See open roles
      </ButtonLink>
    </section>
  );
}
