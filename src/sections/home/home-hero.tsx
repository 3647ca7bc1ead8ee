import { css } from '@emotion/react';
import { Fragment } from 'react';
import { WeaveSwatch } from '../../cloth/weave-swatch';
import { SERVICE_KEYS } from '../../cloth/weaving/threads';
import { ButtonLink } from '../../components/button-link/button-link';
import { NO_BREAK } from '../../lib/numbers';
import { companyFacts } from '../../site/company-facts';
import { REPLY_TIME } from '../../site/reply-time';
import { columns, span, wrap } from '../../styles/layout';
import { below, from } from '../../styles/media';
import { h1Text, mutedText, smallText } from '../../styles/text';
import { size, space } from '../../styles/tokens';
import { mark } from '../../site/markup';
import { HomeResults, wideOnly, type HomeResult } from './home-results';

const hero = css([
  columns,
  {
    rowGap: space.l,
    paddingBlock: `${space.l} ${space.xl}`,
    [from.medium]: { paddingTop: space.xl },
    [from.nav]: { paddingTop: space.m },
  },
]);
const words = css({
  display: 'grid',
  alignContent: 'center',
  gap: space.m,
  [from.medium]: { gap: space.l },
});
const offers = css({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5em, max-content) minmax(0, 1fr)',
  gap: `${space.xs} ${space.m}`,
  [below.small]: { fontSize: size.small, lineHeight: 1.4, rowGap: space.hair },
});
const verbText = css({ fontWeight: 600 });
const offerText = css({ margin: 0 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });
const sampler = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: '5rem',
  [from.nav]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoRows: '8rem' },
});

/** As `/corporate-overview/how-we-charge` prices them. */
export const OFFERS = [
  ['Build', 'A payments, lending or claims system, from £300,000'],
  ['Repair', 'A slow or failing system, after a second opinion from £12,000'],
  ['Run', 'Updates and monitoring, for a fifth of the build cost a year'],
] as const;

const certificates = companyFacts.certificates.map((name) => name.replaceAll(' ', NO_BREAK));

/** The company's work, its clients and the way to it in a few words, beside the newest results that prove them. */
export function HomeHero({ results }: { results: readonly HomeResult[] }) {
  return (
    <div css={[wrap, hero]}>
      <div css={[words, span('1 / -1'), span('1 / span 7', 'nav')]}>
        <h1 css={h1Text}>We build, repair and run software for banks and insurers</h1>
        <dl css={offers}>
          {OFFERS.map(([verb, offer]) => (
            <Fragment key={verb}>
              <dt css={verbText}>{verb}</dt>
              <dd css={[mutedText, offerText]}>{offer}</dd>
            </Fragment>
          ))}
        </dl>
        <div css={actions}>
          <ButtonLink to="/contact" {...mark('track-path')}>
            Talk to an engineer
          </ButtonLink>
          <ButtonLink to="/resources/case-studies" variant="outline">
            See case studies
          </ButtonLink>
        </div>
        <p css={[smallText, mutedText]}>
          An engineer answers within {REPLY_TIME}.
          <span css={wideOnly}>
            {` ${companyFacts.clients} firms in ${companyFacts.countries} countries are our clients.`}
            {certificates.length > 0 ? ` Certified:${NO_BREAK}${certificates.join(', ')}.` : null}
          </span>
        </p>
      </div>
      <div css={[span('1 / -1'), span('8 / -1', 'nav')]}>
        {results.length > 0 ? <HomeResults results={results} /> : <Sampler />}
      </div>
    </div>
  );
}

/** The weaves of all practices, for a company that has no results to show yet. Decoration. */
function Sampler() {
  return (
    <div css={sampler}>
      {SERVICE_KEYS.map((service) => (
        <WeaveSwatch key={service} service={service} />
      ))}
    </div>
  );
}
