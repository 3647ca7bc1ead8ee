import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { from } from '../../styles/media';
import { h3Text, mutedText } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { space } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment RolesBand on RolesBand {
    heading
    intro
    items {
      role
      text
    }
  }
`;

const AXIS = 'calc(100% * 5 / 12)';

// Set as a theatre's cast list: roles to the left of the thread, their tasks to the right.
const list = css({
  position: 'relative',
  display: 'grid',
  gap: space.l,
  margin: 0,
  paddingInlineStart: space.l,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.2em',
    insetInlineStart: 0,
    borderInlineStart: `${threadWidth}px solid ${thread}`,
  },
  [from.medium]: {
    paddingInlineStart: 0,
    '&::before': { insetInlineStart: `calc(${AXIS} - ${threadWidth / 2}px)` },
  },
});
const row = css({
  display: 'grid',
  gap: space.hair,
  alignItems: 'baseline',
  [from.medium]: {
    gridTemplateColumns: `${AXIS} minmax(0, 1fr)`,
    gap: 0,
    '& > dt': { paddingInlineEnd: space.l, textAlign: 'end' },
    '& > dd': { paddingInlineStart: space.l, maxWidth: '36rem' },
  },
});

/** Tasks by role, never by name. */
export function RolesBand({ band }: { band: Queries.RolesBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro}>
      <dl css={list}>
        {band.items.map(({ role, text }) => (
          <div key={role} css={row}>
            <dt css={h3Text}>{role}</dt>
            <dd css={mutedText}>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
