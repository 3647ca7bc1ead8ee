import { css } from '@emotion/react';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { LeadCard } from '../../components/lead-card/lead-card';

const list = css([
  plainList,
  {
    display: 'grid',
    gap: `${space.l} ${space.gap}`,
    [from.nav]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
]);
const item = css({ paddingTop: space.m, borderTop: `1px solid ${color.line}` });

/** All practice leads, each with a mailbox. */
export function LeadList({ leads }: { leads: readonly Queries.PracticeLeadFragment[] }) {
  return (
    <ul css={list}>
      {leads.map((lead) => (
        <li key={lead.service} css={item}>
          <LeadCard lead={lead} />
        </li>
      ))}
    </ul>
  );
}
