import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button-link/button-link';
import { FactList } from '../components/fact-list/fact-list';
import { company } from '../lib/company';
import { formatEmployment, formatLocalDate, formatSalary } from '../lib/format';
import { staysBeside } from '../styles/layout';
import { h4Text, mutedText, smallText, standaloneLink } from '../styles/text';
import { color, space } from '../styles/tokens';

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
const apply = css({ display: 'grid', gap: space.s });

/** The facts of a role, and how to apply for it while one can. */
export function JobPanel({ job, isOpen }: JobPanelProps) {
  return (
    <div css={panel}>
      <FactList
        facts={[
          ['Pay', formatSalary(job.salary)],
          ['Place', job.location],
          ['Remote', job.is_remote ? 'Possible' : null],
          ['Contract', formatEmployment(job.employment_type)],
          ['Experience', job.experience],
          ['Team', job.department],
          [isOpen ? 'Open until' : 'Closed on', formatLocalDate(job.valid_through)],
        ]}
      />
      {isOpen ? <HowToApply job={job} /> : <Closed validThrough={job.valid_through} />}
    </div>
  );
}

function HowToApply({ job }: { job: Queries.JobPanelFragment }) {
  const mail = `mailto:${company.email.careers}?subject=${encodeURIComponent(job.title)}`;
  return (
    <section css={apply} aria-labelledby="apply">
      <h2 css={h4Text} id="apply">
        How to apply
      </h2>
      <p css={smallText}>
        A CV and half a page on something you kept running. No cover letter; we read both within
        five working days.
      </p>
      <ButtonLink to={job.apply_url ?? mail}>Apply for this role</ButtonLink>
      {job.apply_url ? (
        <p css={[smallText, mutedText]}>
          Or write to{' '}
          <a css={standaloneLink} href={mail}>
            {company.email.careers}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Closed({ validThrough }: { validThrough: string | null }) {
  const day = formatLocalDate(validThrough);
  return (
    <section css={apply} role="status">
      <h2 css={h4Text}>{day ? `Closed on ${day}` : 'Closed'}</h2>
      <p css={smallText}>
        This role takes no more applications. The page stays for those who applied. Other roles are
        in the list.
      </p>
      <ButtonLink to="/corporate-overview/careers" variant="outline">
        See open roles
      </ButtonLink>
    </section>
  );
}
