import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { ChoiceSwitch } from '../../components/choice-switch/choice-switch';
import { space } from '../../styles/tokens';
import { BandFrame } from './band-frame';
import { ALL, useChosenMode } from './modes/use-chosen-mode';
import { ModePanels } from './modes/mode-panels';
import { BandTitle } from './band-title';

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

const head = css({ display: 'grid', gap: space.l, marginBottom: space.xl });

/** Ways of working, all of them shown until one is chosen; the address may choose by `?type=`. */
export function ModesBand({ band: { heading, items } }: { band: Queries.ModesBandFragment }) {
  const id = anchorOf(heading);
  const { chosen, choose } = useChosenMode(items.map((item) => item.id));
  return (
    <BandFrame labelledBy={id}>
      <div css={head}>
        <BandTitle>{heading}</BandTitle>
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
    </BandFrame>
  );
}
