import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ChoiceSwitch } from '../../components/choice-switch/choice-switch';
import { space } from '../../styles/tokens';
import { Band } from './band';
import { ALL, useChosenMode } from './modes/use-chosen-mode';
import { ModePanels } from './modes/mode-panels';

export const query = graphql`
  fragment ModesBand on ModesBand {
    heading
    items {
      id
      name
      lead
      text
      suits
      does_not_suit
      team
      commitment
    }
  }
`;

const choice = css({ marginBlock: `calc(${space.l} - ${space.xl}) ${space.xl}` });

/** Ways of working, all of them shown until one is chosen; the address may choose by `?type=`. */
export function ModesBand({ band: { heading, items } }: { band: Queries.ModesBandFragment }) {
  const { chosen, choose } = useChosenMode(items.map((item) => item.id));
  return (
    <Band heading={heading}>
      <div css={choice}>
        <ChoiceSwitch
          legend={`${heading}: which to show`}
          name="type"
          choices={[
            { key: ALL, name: 'All' },
            ...items.map(({ id: key, name }) => ({ key, name })),
          ]}
          value={chosen}
          onChange={choose}
        />
      </div>
      <ModePanels modes={items} />
    </Band>
  );
}
