import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ItemLink } from '../../components/item-link/item-link';
import { formatEmployment, formatLocalDate } from '../../lib/format';
import { isStillOpen } from '../../lib/open-until';
import type { JobTeaserData } from '../../lib/teaser-data';
import { useNow } from '../../lib/use-now';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { h4Text, mutedText, quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

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
  }
`;

const row = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  [from.medium]: { gridTemplateColumns: '5fr 3fr 4fr' },
});
const words = css({ display: 'grid', gap: space.hair });

export interface JobRowsProps {
  jobs: readonly JobTeaserData[];
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** With the beginning of each advertisement. */
  long?: boolean;
}

/** Jobs as rows; one whose time is over says so, by the browser's clock too. */
export function JobRows({ jobs, headingLevel: Heading = 'h3', long = false }: JobRowsProps) {
  const now = useNow();
  return (
    <ul css={plainList}>
      {jobs.map((job) => (
        <li key={job.path} css={row}>
          <div css={words}>
            <Heading css={h4Text} dir="auto">
              <ItemLink css={quietLink} item={job}>
                {job.title}
              </ItemLink>
            </Heading>
            {long ? (
              <p css={[smallText, mutedText]} dir="auto">
                {job.excerpt}
              </p>
            ) : null}
          </div>
          <p css={smallText} dir="auto">
            {placeOf(job)}
          </p>
          <p css={[smallText, mutedText]}>
            {isStillOpen(job.is_open, job.valid_through, now)
              ? openTerms(job)
              : `Closed on ${formatLocalDate(job.valid_through)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function placeOf(job: JobTeaserData): string {
  const place = job.location ?? '';
  if (!job.is_remote) return place;
  return /remote/i.test(place) ? place : [place, 'remote'].filter(Boolean).join(', or ');
}

function openTerms(job: JobTeaserData): string {
  const until = formatLocalDate(job.valid_through);
  return [formatEmployment(job.employment_type), until && `until ${until}`]
    .filter(Boolean)
    .join(', ');
}
