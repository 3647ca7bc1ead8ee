import { css } from '@emotion/react';
import { ButtonLink } from '../../components/button-link/button-link';
import { WorkCloth } from '../../cloth/work-cloth';
import { serviceKeyOf } from '../../site/service-key';
import { columns, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, displayText, leadText, mutedText } from '../../styles/text';
import { space } from '../../styles/tokens';
import { mark } from '../../site/markup';

export interface HomeHeroProps {
  /** Published case studies, newest first: one stripe of the cloth each. */
  threads: readonly { readonly service: { readonly key: string } | null }[];
}

const hero = css([
  columns,
  {
    rowGap: space.xl,
    paddingBlock: `${space.m} ${space.section}`,
    [from.medium]: { alignItems: 'start', paddingTop: space.xl },
    [from.wide]: { alignItems: 'end', paddingTop: space.m },
  },
]);
const words = css({ display: 'grid', gap: space.xl, [from.medium]: { paddingBottom: space.xl } });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
const picture = css({ display: 'grid', gap: space.s, order: -1, [from.medium]: { order: 0 } });
const cloth = css({
  height: 'clamp(11rem, 42vw, 20rem)',
  [from.medium]: { height: 'auto', aspectRatio: '10 / 12.4' },
});

/** The company and its clients in a sentence or two, with the two ways on, beside the cloth of its latest work. */
export function HomeHero({ threads }: HomeHeroProps) {
  const services = threads.flatMap(({ service }) => serviceKeyOf(service) ?? []);
  return (
    <div css={[wrap, hero]}>
      <div css={[words, span('1 / span 7')]}>
        <h1 css={displayText}>We build and run critical software.</h1>
        <p css={leadText}>
          Ledgers, claims systems, cloud platforms and Salesforce orgs for banks, insurers and
          product companies, built new or repaired. Bring us the one that is slow, stuck or too
          important to touch. Our first, from 2011, is still running.
        </p>
        <div css={actions}>
          <ButtonLink to="/contact" {...mark('track-path')}>
            Talk to an engineer
          </ButtonLink>
          <ButtonLink to="/resources/case-studies" variant="outline">
            See case studies
          </ButtonLink>
        </div>
      </div>
      <div css={[picture, span('8 / -1')]}>
        <div css={cloth}>
          <WorkCloth services={services} />
        </div>
        {services.length > 0 ? (
          <p css={[captionText, mutedText]}>
            Our work as one cloth: a stripe for each case study, in the weave of its practice.
          </p>
        ) : null}
      </div>
    </div>
  );
}
