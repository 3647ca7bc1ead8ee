import { graphql } from 'gatsby';
import { LeadList } from '../../sections/leads/lead-list';
import { Band } from './band';

export const query = graphql`
  fragment LeadsBand on LeadsBand {
    heading
    intro
    leads {
      ...PracticeLead
    }
  }
`;

/** Who leads the practices. */
export function LeadsBand({ band }: { band: Queries.LeadsBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <LeadList leads={band.leads} />
    </Band>
  );
}
