import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ServiceKey } from '@corporate-website/contract/vocabulary';
import { ChoiceSwitch } from '../../components/choice-switch/choice-switch';
import type { Proof } from '../../site/proofs';
import { groupChoices, serviceGroups } from '../../site/service-groups';
import { siteStore, useSiteStore } from '../../state/site-store';
import { headRow, ruled, section, span, wrap } from '../../styles/layout';
import { print } from '../../styles/media';
import { h2Text, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { PracticeGroup } from './practice-group';

export const homeProof = graphql`
  fragment HomeProof on CaseStudy {
    path
    service {
      key
    }
    results {
      value
      label
    }
  }
`;

const body = css({ display: 'grid', gap: space.xl });
// The checked radio button decides which group is hidden, with and without scripts; paper has room for both.
const stage = css({
  display: 'grid',
  gap: space.l,
  ...Object.fromEntries(
    serviceGroups.map(({ key }) => [
      `&:not(:has([value='all']:checked, [value='${key}']:checked)) > [data-group='${key}']`,
      { display: 'none', [print]: { display: 'grid' } },
    ]),
  ),
});

/** The service of each group that was viewed last, and the effect of viewing another. */
function useSelectedServices() {
  const core = useSiteStore(({ coreService }) => coreService);
  const transform = useSiteStore(({ transformService }) => transformService);
  const { setCoreService, setTransformService } = siteStore.getState();
  return {
    core: { selected: core, onSelect: setCoreService },
    transform: { selected: transform, onSelect: setTransformService },
  };
}

/** The eight services in two groups; the choice above them leaves one of the two. */
export function HomePractices({ proofs }: { proofs: ReadonlyMap<ServiceKey, Proof> }) {
  const shown = useSiteStore(({ serviceGroup }) => serviceGroup);
  const { setServiceGroup: show } = siteStore.getState();
  const selection = useSelectedServices();
  return (
    <section css={wrap} aria-labelledby="practices">
      <div css={[ruled, section, body]}>
        <div css={headRow}>
          <h2 css={[h2Text, span('1 / span 7')]} id="practices">
            What we do, in eight practices
          </h2>
          <p css={[leadText, span('8 / -1')]}>
            Each has a lead and engineers of its own. You talk to them from the first call.
          </p>
        </div>
        <div css={stage}>
          <ChoiceSwitch
            legend="Services shown"
            name="service-group"
            choices={groupChoices}
            value={shown}
            onChange={show}
          />
          {serviceGroups.map((group) => (
            <PracticeGroup
              key={group.key}
              group={group}
              proofs={proofs}
              {...selection[group.key]}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
