import { graphql } from 'gatsby';
import { h4Text, smallText, tabular } from '../../styles/text';
import { Band } from './band';
import { sheet, sheetRow } from './sheet';

export const query = graphql`
  fragment FactsBand on FactsBand {
    heading
    intro
    items {
      name
      text
    }
  }
`;

/** Specifications or figures, as on a data sheet. */
export function FactsBand({ band }: { band: Queries.FactsBandFragment }) {
  return (
    <Band heading={band.heading} intro={band.intro} layout="side">
      <dl css={sheet}>
        {band.items.map(({ name, text }) => (
          <div key={name} css={sheetRow}>
            <dt css={[h4Text, tabular]}>{name}</dt>
            <dd css={[smallText, tabular]}>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
