import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { from } from '../../styles/media';
import { h4Text, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment FactsBand on FactsBand {
    kind
    heading
    intro
    items {
      name
      text
    }
  }
`;

const list = css({ margin: 0, borderBlock: `2px solid ${color.ink}` });
const row = css({
  display: 'grid',
  gap: `${space.hair} ${space.gap}`,
  alignItems: 'baseline',
  paddingBlock: space.s,
  '& + &': { borderTop: `1px solid ${color.line}` },
  [from.small]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
});

/** Specifications or figures, as on a data sheet. */
export function FactsBand({ band }: { band: Queries.FactsBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro} layout="side">
      <dl css={list}>
        {band.items.map(({ name, text }) => (
          <div key={name} css={row}>
            <dt css={[h4Text, tabular]}>{name}</dt>
            <dd css={[smallText, tabular]}>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
