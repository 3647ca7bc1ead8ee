import { css } from '@emotion/react';
import { section, wrap } from '../../styles/layout';
import { h2Text } from '../../styles/text';
import { space } from '../../styles/tokens';
import { LeadList } from '../leads/lead-list';

const heading = css([h2Text, { marginBottom: space.xl }]);

/** Who reads the messages of each practice. */
export function ContactLeads({ leads }: { leads: readonly Queries.PracticeLeadFragment[] }) {
  return (
    <section css={[wrap, section]} aria-labelledby="leads">
      <h2 css={heading} id="leads">
        The eight people who read what you send
      </h2>
      <LeadList leads={leads} />
    </section>
  );
}
